import { expect, test } from 'vitest'
import { kurangProfil, kurangProfilText } from './profil-lengkap.ts'

const lengkap = {
  alamat_perseroan: 'Jalan Merdeka 3',
  provinsi_id: 32,
  kota_id: 3273,
  telp: '0221234567',
  email_perusahaan: 'kantor@contoh.id',
  penanggung_jawab: 'Ibu Direktur',
}

test('a complete profile lacks nothing', () => {
  expect(kurangProfil(lengkap)).toEqual([])
})

test('names empty fields in order', () => {
  const kurang = kurangProfil({ ...lengkap, alamat_perseroan: null, telp: '', penanggung_jawab: null })
  expect(kurang).toEqual(['alamat', 'nomor telepon', 'nama penanggung jawab'])
  expect(kurangProfilText(kurang)).toBe(
    'Data perusahaan belum lengkap. Isi alamat, nomor telepon, dan nama penanggung jawab di Data Pelaku Usaha (/profil), lalu kirim lagi.',
  )
})

import { expect, test } from 'vitest'
import { bodyOf, type EntriPedagang, labels, salahIsian } from './entri-pedagang.ts'

const lengkap: EntriPedagang = {
  nama_pasar: 'Pasar Uji',
  tanggal: '2026-11-10',
  isian: {
    ...{ pasar_id: 7, kelompok: 'Blok A', nomor_kios: 'A-1', kategori: 'PSAT', komoditas: [1, 2] },
    ...{ pemasok: 'UD Uji', asal_kota_id: 3273, persetujuan: true, nama: 'Ibu Uji' },
  },
}

test('what is kept on a device has no place for a NIK', () => {
  expect(Object.keys(labels)).not.toContain('nik')
  expect(bodyOf(lengkap, 'kunci')).not.toHaveProperty('nik')
})

test('an entry says whose collection it is for; one of before that is of the markets', () => {
  expect(bodyOf(lengkap, 'kunci').is_okkp).toBe(false)
  expect(bodyOf({ ...lengkap, is_okkp: true }, 'kunci').is_okkp).toBe(true)
})

test('each commodity is sent with the supplier that was named, and where it comes from', () => {
  expect(bodyOf(lengkap, 'kunci')).toMatchObject({
    kunci: 'kunci',
    tanggal_pendataan: '2026-11-10',
    pasokan: [
      { komoditas_id: 1, pemasok: 'UD Uji', asal_kota_id: 3273 },
      { komoditas_id: 2, pemasok: 'UD Uji', asal_kota_id: 3273 },
    ],
  })
})

test('what lacks is said at its field: a name with consent, nothing of a person without', () => {
  expect(salahIsian(lengkap)).toEqual({})
  const kurang = { ...lengkap, isian: { ...lengkap.isian, komoditas: [], nama: null } }
  expect(Object.keys(salahIsian(kurang)).sort()).toEqual(['komoditas', 'nama'])
  const tanpaNama = { ...lengkap, isian: { ...lengkap.isian, nama: null } }
  expect(Object.keys(salahIsian(tanpaNama))).toEqual(['nama'])
  const tanpaIzin = { ...lengkap, isian: { ...lengkap.isian, persetujuan: false } }
  expect(Object.keys(salahIsian(tanpaIzin))).toEqual(['nama'])
})

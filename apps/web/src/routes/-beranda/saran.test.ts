import { expect, it } from 'vitest'
import { type JawabanOkkp, kelompokOf } from './saran.ts'

const izin: JawabanOkkp['izin'][number] = {
  kode_verifikasi: 'KODE',
  no_registration: 'PD-1',
  nama_psat: null,
  komoditas: 'Beras',
  jenis_registrasi: 'PSAT-PD',
  merk: 'Cap Padi',
  unit_usaha: 'CV Tani',
  status: 'expired',
  segera_habis: false,
}
const nothing: JawabanOkkp = { izin: [], usaha: [], komoditas: [], mirip: false }

it('names what each leads to, and whether a permit holds', () => {
  const groups = kelompokOf({ ...nothing, izin: [izin], usaha: ['CV Tani'] }, [
    { id: 7, nama: 'Pasar Baru', kota: 'Kota Bandung', provinsi: 'Jawa Barat' },
  ])
  expect(groups.map(({ judul }) => judul)).toEqual(['Izin dan sertifikat', 'Usaha', 'Pasar'])
  expect(groups[0]?.saran[0]).toMatchObject({
    nama: 'Beras · Cap Padi',
    note: 'PD-1 · CV Tani · Kedaluwarsa',
    to: '/verifikasi/KODE',
  })
  expect(groups[2]?.saran[0]).toMatchObject({ to: '/pasar/detail', search: { id: '7' } })
})

it('says of mistyped words that these are only alike; nothing is nothing', () => {
  expect(kelompokOf({ ...nothing, izin: [izin], mirip: true }, [])[0]?.judul).toBe('Izin yang mirip')
  expect(kelompokOf(nothing, [])).toEqual([])
  expect(kelompokOf(undefined, undefined)).toEqual([])
})

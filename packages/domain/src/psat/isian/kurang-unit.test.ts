import { expect, test } from 'vitest'
import { bidangKosong, kurangUnit, type UnitDiperiksa } from './kurang-unit.ts'

const lengkap: UnitDiperiksa = {
  nama_unit: 'Gudang A',
  provinsi_id: 32,
  kota_id: 3273,
  status_kepemilikan: 'Milik Sendiri',
  masa_sewa_berakhir: null,
  file_bukti: 'bukti.pdf',
  bukti_sewa: null,
  sppb_psat_nomor: '001/SPPB/2026',
  sppb_psat_file: null,
  surat_pernyataan_sppb_psat: null,
}
const syarat = { akhirSertifikat: '2031-11-15', perluSppb: true }

test('a whole unit lacks nothing', () => {
  expect(kurangUnit(lengkap, syarat)).toEqual([])
})

test('a unit with name and address alone says all that is missing, in one sentence', () => {
  const dariOss = { ...lengkap, provinsi_id: null, kota_id: null, file_bukti: null, sppb_psat_nomor: null }
  expect(kurangUnit(dariOss, { ...syarat, perluSppb: false })).toEqual([
    'Gudang A belum lengkap: provinsi dan kabupaten/kota, bukti kepemilikan. Ubah unit ini.',
  ])
  expect(kurangUnit(dariOss, syarat)).toHaveLength(2)
  expect(bidangKosong({ ...lengkap, kota_id: null })).toEqual(['provinsi dan kabupaten/kota'])
})

test('a rented unit needs its contract, which outlasts the certificate', () => {
  const sewa = { ...lengkap, status_kepemilikan: 'Sewa', file_bukti: null } as const
  expect(kurangUnit({ ...sewa, masa_sewa_berakhir: '2031-11-15' }, syarat)).toEqual([
    'Gudang A belum lengkap: perjanjian sewa. Ubah unit ini.',
  ])
  const [pendek] = kurangUnit({ ...sewa, bukti_sewa: 'sewa.pdf', masa_sewa_berakhir: '2031-11-14' }, syarat)
  expect(pendek).toMatch(/^Sewa Gudang A berakhir 14 November 2031/)
})

import { expect, test } from 'vitest'
import { contohSalinan } from '../isian/salinan.fixture.ts'
import type { Salinan } from '../isian/salinan.ts'
import { namaBerkas, nomorPermohonan, pokokBerkas, tempatUnit } from './nama-berkas.ts'

const contoh = contohSalinan()
const [unit] = contoh.unit_produksi
const [lingkup] = contoh.ruang_lingkup
const [produk] = contoh.info_produk
if (!unit || !lingkup || !produk) throw new Error('contoh tanpa isi')

test('an SPPB is called by its unit and its commodities', () => {
  expect(namaBerkas('sppb_psat', pokokBerkas('sppb_psat', contoh), 'PT Contoh')).toBe(
    'SPPB: Gudang Karawang, bayam',
  )
  const many = {
    ...contoh,
    unit_produksi: [unit, { ...unit, nama_unit: 'Gudang Dua' }, { ...unit, nama_unit: 'Gudang Tiga' }],
    ruang_lingkup: ['Bayam', 'Kubis', 'Wortel', 'Wortel '].map((nama_komoditas) => ({
      ...lingkup,
      nama_komoditas,
    })),
  }
  expect(pokokBerkas('sppb_psat', many)).toBe('Gudang Karawang dan 2 unit lain, bayam')
  expect(pokokBerkas('sppb_psat', { ...many, unit_produksi: [unit] })).toBe(
    'Gudang Karawang, bayam, kubis dan 1 komoditas lain',
  )
})

test('an izin edar is called by its product, its brand and its weight', () => {
  const of = (more: object) =>
    pokokBerkas('izin_edar_pl', { ...contoh, info_produk: [{ ...produk, ...more }] })
  expect(of({ nama_dagang: 'Beras', nama_merek: 'Ciherang', berat_bersih: '5 kg' })).toBe(
    'Beras Ciherang 5 kg',
  )
  expect(of({ nama_dagang: 'Beras Ciherang', nama_merek: 'ciherang', berat_bersih: null })).toBe(
    'Beras Ciherang',
  )
  expect(
    pokokBerkas('izin_edar_pl', {
      ...contoh,
      info_produk: [produk, { ...produk, nama_dagang: 'Apel Gala' }],
    }),
  ).toMatch(/ dan 1 produk lain$/)
})

test('a file that names nothing is called by whose it is', () => {
  const empty = { unit_produksi: [], ruang_lingkup: [], info_produk: [] }
  expect(pokokBerkas('sppb_psat', empty)).toBeNull()
  expect(namaBerkas('izin_edar_pl', null, 'PT Contoh')).toBe('Izin edar: PT Contoh')
  expect(pokokBerkas('izin_edar_pl', { ...contoh, info_produk: [] })).toBe('Gudang Karawang, bayam')
})

test('numbers can be said aloud, and go on past five digits', () => {
  expect(nomorPermohonan('sppb_psat', 2026, 1214)).toBe('SPPB-2026-01214')
  expect(nomorPermohonan('izin_edar_pl', 2026, 87)).toBe('PL-2026-00087')
  expect(nomorPermohonan('sppb_psat', 2027, 123456)).toBe('SPPB-2027-123456')
})

test('an SPPB is where its unit is, and any other file where its company is', () => {
  const at = (provinsi_id: number | null) => ({
    unit_produksi: [{ provinsi_id, kota_id: 3507 }] as Salinan['unit_produksi'],
  })
  expect(tempatUnit('sppb_psat', at(35))).toEqual({ provinsi_id: 35, kota_id: 3507 })
  expect(tempatUnit('sppb_psat', at(null))).toBeNull()
  expect(tempatUnit('sppb_psat', { unit_produksi: [] })).toBeNull()
  expect(tempatUnit('izin_edar_pl', at(35))).toBeNull()
})

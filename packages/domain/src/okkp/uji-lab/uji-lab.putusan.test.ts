import { expect, test } from 'vitest'
import { buildLibrary } from '../batas/pustaka.ts'
import { type HasilTertulis, nilaiHasil } from './uji-lab.putusan.ts'
import { putusanSampel } from './uji-lab.schema.ts'

/** Library with a limit of 0,01 mg/kg for one commodity and parameter. */
const library = buildLibrary({
  parameter: [
    { id: 1, nama: 'Abamektin', jenis: 'pestisida' },
    { id: 2, nama: 'Timbal (Pb)', jenis: 'logam_berat' },
  ],
  komoditas: [{ id: 1, nama: 'Cabai', pangan_id: 1 }],
  pangan: [{ id: 1, nama: 'Cabai', sub_kelompok_id: 1, induk_id: null }],
  istilah: [{ id: 1, nama: 'Cabai', cara: 'jenis', sub: [], termasuk: [1], kecuali: [], ragu: [] }],
  batas: [
    {
      id: 1,
      parameter_id: 1,
      jenis_parameter: 'pestisida',
      istilah_id: 1,
      ketentuan: { jenis: 'maksimum', nilai: 0.01, satuan: 'mg/kg' },
      regulasi: 'Peraturan',
      metode: null,
      catatan: null,
      berlaku_dari: '2024-01-01',
      berlaku_sampai: null,
      penyesuaian_sampai: null,
    },
  ],
})
const [berbatas, tanpaBatas] = [1, 2]
const nilai = (parameter: number, more: Partial<HasilTertulis>) =>
  nilaiHasil(
    library,
    { komoditas_id: 1, tanggal: '2026-11-16' },
    { id: parameter, satuan: 'mg/kg' },
    { hasil_uji: '1', satuan: null, standar: null, metode_uji: null, status: null, alasan: null, ...more },
  )
const asked = (parameter: number, more: Partial<HasilTertulis>) =>
  nilai(parameter, more).faults.map(({ field }) => field)

test('whoever overrules the library gives a reason; a standard alone will not do', () => {
  expect(asked(berbatas, { status: 'MS' })).toEqual(['alasan'])
  expect(asked(berbatas, { status: 'MS', standar: 'SNI 1' })).toEqual(['alasan'])
  expect(asked(berbatas, { status: 'MS', alasan: 'Diuji ulang.' })).toEqual([])
})

test('where the library has no verdict, a standard is reason enough', () => {
  expect(asked(tanpaBatas, { status: 'MS' })).toEqual(['alasan'])
  expect(asked(tanpaBatas, { status: 'MS', standar: 'SNI 1' })).toEqual([])
  expect(asked(tanpaBatas, { status: 'MS', alasan: 'Diuji ulang.' })).toEqual([])
})

test('a reason is kept only where something was overruled', () => {
  expect(nilai(berbatas, { status: 'TMS', alasan: 'Sisa isian.' }).hasil).toMatchObject({
    usul: 'TMS',
    status: 'TMS',
    alasan: null,
  })
  expect(nilai(berbatas, { alasan: 'Sisa isian.' }).hasil).toMatchObject({ status: 'TMS', alasan: null })
  expect(nilai(berbatas, { status: 'MS', alasan: 'Diuji ulang.' }).hasil).toMatchObject({
    usul: 'TMS',
    status: 'MS',
    alasan: 'Diuji ulang.',
  })
})

test('the limit is kept with the result, and the question for a reason says what the library says', () => {
  expect(nilai(berbatas, {}).hasil).toMatchObject({ batas_id: 1, batas: 'maks. 0,01 mg/kg (Peraturan)' })
  expect(nilai(tanpaBatas, {}).hasil).toMatchObject({ batas_id: null, batas: null, usul: null })
  const why = (parameter: number) => nilai(parameter, { status: 'MS' }).faults[0]?.message
  expect(why(berbatas)).toMatch(/^Pustaka batas mengusulkan TMS\. .* Tulis alasan putusan yang berbeda\.$/)
  expect(why(tanpaBatas)).toMatch(/^Pustaka batas tidak memberi putusan .* atau standar yang dipakai\.$/)
})

test('a result that cannot be read is said by itself, not by the reason it would need', () => {
  expect(asked(berbatas, { hasil_uji: 'banyak', status: 'MS' })).toEqual(['hasil_uji'])
  expect(asked(berbatas, { satuan: 'sendok', status: 'MS' })).toEqual(['satuan'])
})

test('the unit is the written one, else the one within the result, else the parameter’s', () => {
  expect(nilai(berbatas, { satuan: 'ppb' }).hasil.satuan).toBe('ppb')
  expect(nilai(berbatas, { hasil_uji: '1 ppm' }).hasil.satuan).toBe('ppm')
  expect(nilai(berbatas, {}).hasil.satuan).toBe('mg/kg')
})

test.each([
  [['MS', 'MS'], 'MS'],
  [['MS', null], null],
  [['TMS', null], 'TMS'],
  [['MS', 'TMS'], 'TMS'],
  [[null], null],
  [[], null],
] as const)('a sample with %j is %s', (semua, putusan) => {
  expect(putusanSampel(semua.map((status) => ({ status })))).toBe(putusan)
})

import { expect, test } from 'vitest'
import { compareHasil } from './compare-hasil.ts'
import { readHasil } from './hasil.ts'
import { findSatuan, satuanTakDikenal } from './satuan.ts'

/** 1000 of the base unit of each family, written in all units of the family. */
const seribu: Record<string, Record<string, string>> = {
  'mg/kg': {
    'mg/kg': '1000',
    ppm: '1000',
    'µg/g': '1000',
    'µg/kg': '1000000',
    ppb: '1000000',
    'ng/g': '1000000',
    'ng/kg': '1000000000',
    'mg/100g': '100',
    'g/kg': '1',
    'mg/g': '1',
    '%': '0,1',
  },
  'koloni/g': { 'koloni/g': '1000', 'cfu/g': '1000', 'kol/g': '1000' },
  'koloni/ml': { 'koloni/ml': '1000', 'cfu/ml': '1000', 'kol/ml': '1000' },
  'mpn/g': { 'mpn/g': '1000', 'apm/g': '1000', 'mpn/100g': '100000', 'apm/100g': '100000' },
  'mpn/ml': { 'mpn/ml': '1000', 'apm/ml': '1000', 'mpn/100ml': '100000', 'apm/100ml': '100000' },
}
const semua = Object.entries(seribu).flatMap(([dasar, menurut]) =>
  Object.entries(menurut).map(([satuan, tertulis]) => ({ dasar, satuan, tertulis })),
)

test.each(semua)('$tertulis $satuan is 1.000 $dasar, no more and no less', ({ dasar, satuan, tertulis }) => {
  const { hasil } = readHasil(tertulis)
  if (!hasil) throw new Error(`${tertulis} tidak terbaca`)
  const terhadap = (nilai: number) =>
    compareHasil(hasil, findSatuan(satuan), { jenis: 'maksimum', nilai, satuan: dasar }, 'Zat').verdict
  expect([terhadap(1000), terhadap(999.999)]).toEqual(['MS', 'TMS'])
})

test.each([
  ['Koloni / gram', 'koloni/g'],
  ['ug/kg', 'µg/kg'],
  ['mcg/kg', 'µg/kg'],
  ['mkg/kg', 'µg/kg'],
  ['μg/kg', 'µg/kg'],
  ['MG  /  KG', 'mg/kg'],
  ['MPN/100 ml', 'MPN/100 ml'],
  ['CFU/mililiter', 'CFU/ml'],
  ['dalam 25 gram', 'per 25 g'],
  ['/100ml', 'per 100 ml'],
  ['25 g', 'per 25 g'],
  ['per 0025 g', 'per 25 g'],
])('%s is read as %s', (tertulis, nama) => {
  expect(findSatuan(tertulis)?.nama).toBe(nama)
})

test.each(['', 'sendok', 'per g', 'kira-kira 25 g', 'per 25 g basah', 'per 12345 g', 'per 25 mg'])(
  '"%s" is no unit',
  (tertulis) => {
    expect(findSatuan(tertulis)).toBeUndefined()
  },
)

test('the amount of a sample is a number with its measure', () => {
  expect(findSatuan('per 25 g')).toEqual({
    keluarga: 'keberadaan',
    banyak: 25,
    ukuran: 'g',
    nama: 'per 25 g',
  })
})

test('a unit that is not known is refused with the units to choose from', () => {
  expect(satuanTakDikenal('sendok')).toMatch(/^Satuan "sendok" tidak dikenal\. .*mg\/kg, .*per 25 g\.$/)
})

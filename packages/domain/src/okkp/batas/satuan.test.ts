import { expect, test } from 'vitest'
import { compareHasil } from './compare-hasil.ts'
import { readHasil } from './hasil.ts'
import { findSatuan } from './satuan.ts'

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
    compareHasil(hasil, findSatuan(satuan), { jenis: 'maksimum', nilai, satuan: dasar }).verdict
  expect([terhadap(1000), terhadap(999.999)]).toEqual(['MS', 'TMS'])
})

test.each([
  ['Koloni / gram', 'koloni/g'],
  ['ug/kg', 'µg/kg'],
  ['mcg/kg', 'µg/kg'],
  ['MPN/100 ml', 'MPN/100 ml'],
  ['CFU/mililiter', 'CFU/ml'],
  ['dalam 25 gram', 'per 25 g'],
  ['/100ml', 'per 100 ml'],
])('%s is read as %s', (tertulis, nama) => {
  expect(findSatuan(tertulis)?.nama).toBe(nama)
})

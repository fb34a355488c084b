import { expect, test } from 'vitest'
import { countRapidTests, describePositif } from './keadaan-positif.ts'

const rows = [
  { keadaan: 'negatif', n: 900 },
  { keadaan: 'menunggu', n: 8 },
  { keadaan: 'terkonfirmasi', n: 21 },
  { keadaan: 'ditarik', n: 4 },
  { keadaan: 'tidak_terkonfirmasi', n: 25 },
  { keadaan: 'tidak_diuji', n: 1030 },
  { keadaan: 'negatif', n: 100 },
]

test('positives are counted by what they have come to, and add up', () => {
  expect(countRapidTests(rows)).toEqual({
    total_rapid_test: 2088,
    total_positif: 1088,
    total_negatif: 1000,
    total_terkonfirmasi: 21,
    total_ditarik: 4,
    total_tidak_terkonfirmasi: 25,
    total_menunggu: 8,
    total_tidak_diuji: 1030,
  })
})

test('they are told in words, what there is none of left out', () => {
  expect(describePositif(countRapidTests(rows))).toBe(
    '21 dipastikan laboratorium, 4 dipastikan, barang ditarik, 25 tidak terbukti, 8 menunggu uji laboratorium, 1.030 ditutup tanpa uji',
  )
  expect(describePositif(countRapidTests([{ keadaan: 'menunggu', n: 1 }]))).toBe(
    '1 menunggu uji laboratorium',
  )
  expect(describePositif(countRapidTests([]))).toBe('')
})

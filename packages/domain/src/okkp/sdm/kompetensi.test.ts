import { expect, test } from 'vitest'
import { addDays } from '../../platform/calendar/add-days.ts'
import { keadaanOf } from './kompetensi.ts'

const today = '2026-11-16'

test.each([
  [-1, 'kedaluwarsa'],
  [0, 'segera_habis'],
  [60, 'segera_habis'],
  [61, 'berlaku'],
])('%i days before its last day a competence is %s', (days, keadaan) => {
  expect(keadaanOf(addDays(today, days), today)).toBe(keadaan)
})

test('without a last day it holds', () => {
  expect(keadaanOf(null, today)).toBe('berlaku')
})

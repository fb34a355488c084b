import { expect, test } from 'vitest'
import { masaPratinjau } from './masa-pratinjau.ts'

test('a limit is tried on the last twelve months, whenever it is to hold; on more where it holds longer', () => {
  const today = '2026-11-18'
  const year = { dari: '2025-11-18', setahun: true }
  expect(masaPratinjau(today, today)).toEqual(year)
  expect(masaPratinjau('2099-01-01', today)).toEqual(year)
  expect(masaPratinjau('2026-01-01', today)).toEqual(year)
  expect(masaPratinjau('2025-11-18', today)).toEqual(year)
  expect(masaPratinjau('2024-02-01', today)).toEqual({ dari: '2024-02-01', setahun: false })
})

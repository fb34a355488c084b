import { expect, test } from 'vitest'
import { kelompokOf } from './antrean.waktu.ts'

const wednesday = '2026-11-18'
const at = (batas: string | null, mendesak = false) => kelompokOf({ batas, mendesak }, wednesday)

test('work falls into the group of its due day', () => {
  expect(
    ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22'].map((day) => at(day)),
  ).toEqual(['lewat', 'dekat', 'dekat', 'pekan', 'pekan'])
  expect([at('2026-11-23'), at(null)]).toEqual(['nanti', 'nanti'])
})

test('urgent work comes before its due day', () => {
  expect([at(null, true), at('2026-11-17', true), at('2026-12-30', true)]).toEqual([
    'mendesak',
    'mendesak',
    'mendesak',
  ])
})

test('on a Sunday the week ends, tomorrow still counts as near', () => {
  expect(kelompokOf({ batas: '2026-11-23', mendesak: false }, '2026-11-22')).toBe('dekat')
  expect(kelompokOf({ batas: '2026-11-24', mendesak: false }, '2026-11-22')).toBe('nanti')
})

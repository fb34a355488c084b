import { expect, test } from 'vitest'
import { keadaanWakil, salahMasa } from './wakil.ts'

const today = '2026-11-16'

test.each([
  ['2026-11-16', '2026-11-16', undefined],
  ['2026-11-16', '2027-11-16', undefined],
  ['2026-11-15', '2026-11-20', 'dari'],
  ['2026-11-18', '2026-11-17', 'sampai'],
  ['2026-11-16', '2027-11-17', 'sampai'],
])('a leave from %s to %s is wrong at %s', (dari, sampai, field) => {
  expect(salahMasa({ dari, sampai }, today)?.field).toBe(field)
})

test.each([
  ['2026-11-16', '2026-11-16', null, 'berjalan'],
  ['2026-11-10', '2026-11-15', null, 'selesai'],
  ['2026-11-17', '2026-11-20', null, 'akan datang'],
  ['2026-11-10', '2026-11-20', '2026-11-12T01:00:00Z', 'diakhiri'],
] as const)('%s to %s, ended %s: %s', (dari, sampai, diakhiri, keadaan) => {
  expect(keadaanWakil({ dari, sampai, diakhiri }, today)).toBe(keadaan)
})

import { expect, test } from 'vitest'
import { deadlineLabel, deadlineLabels, deadlineStatus, deadlineWarning } from './working-days-deadline.ts'

test.each([
  ['running', 5, 'ON_PROCESS', 'Sesuai Proses'],
  ['running', 1, 'DUE_TOMORROW', 'Besok Deadline'],
  ['running', 0, 'ON_PROCESS', 'Sesuai Proses'],
  ['running', -1, 'OVERRDUE', 'Terlambat'],
  ['paused', 1, 'ON_PROCESS', 'Sesuai Proses'],
  ['paused', -1, 'OVERRDUE', 'Terlambat'],
  ['ended', 0, 'BEFORE_DEADLINE', 'Sesuai Proses'],
  ['ended', -1, 'AFTER_DEADLINE', 'Terlambat'],
] as const)('%s with %i days left is %s', (state, remaining, status, label) => {
  expect(deadlineStatus(state, remaining)).toBe(status)
  expect(deadlineLabels[status]).toBe(label)
})

test('warnings two days and one day ahead, and when it is late', () => {
  expect([3, 2, 1, 0, -1, -9].map((left) => deadlineWarning(left))).toEqual([
    undefined,
    'T-2',
    'T-1',
    'T-1',
    'terlambat',
    'terlambat',
  ])
})

test('once the day of the deadline is over it is late, though no working day has gone by since', () => {
  expect(deadlineStatus('running', 0, true)).toBe('OVERRDUE')
  expect(deadlineStatus('running', 0, false)).toBe('ON_PROCESS')
  expect(deadlineStatus('ended', 0, true)).toBe('AFTER_DEADLINE')
  expect(deadlineWarning(0, true)).toBe('terlambat')
})

test('"Besok" is said of tomorrow alone; on a Friday the next working day has its own name', () => {
  const [thursday, friday] = ['2026-11-05T02:00:00Z', '2026-11-06T02:00:00Z']
  expect(deadlineLabel('DUE_TOMORROW', '2026-11-06', thursday)).toBe('Besok Deadline')
  expect(deadlineLabel('DUE_TOMORROW', '2026-11-09', friday)).toBe('Deadline Senin')
  expect(deadlineLabel('OVERRDUE', '2026-11-05', friday)).toBe('Terlambat')
  expect(deadlineLabel('ON_PROCESS', null, friday)).toBe('Sesuai Proses')
  expect(deadlineLabel('DUE_TOMORROW', null, friday)).toBe('Besok Deadline')
})

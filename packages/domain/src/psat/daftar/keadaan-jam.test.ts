import { expect, test } from 'vitest'
import { describeKeadaan } from './keadaan-jam.ts'

test('late is late, paused or not; of a paused file in time the pause is said', () => {
  const friday = '2026-11-06T02:00:00Z'
  const say = (
    status: Parameters<typeof describeKeadaan>[0]['status'],
    jeda: boolean,
    tenggat = '2026-11-09',
  ) => describeKeadaan({ status, jeda, tenggat }, friday)
  expect([say('OVERRDUE', true), say('OVERRDUE', false)]).toEqual(['Terlambat', 'Terlambat'])
  expect([say('ON_PROCESS', true), say('DUE_TOMORROW', true)]).toEqual(['Jam dijeda', 'Jam dijeda'])
  expect([say('ON_PROCESS', false), say('AFTER_DEADLINE', false)]).toEqual(['Sesuai Proses', 'Terlambat'])
  expect([say('DUE_TOMORROW', false), say('DUE_TOMORROW', false, '2026-11-07')]).toEqual([
    'Deadline Senin',
    'Besok Deadline',
  ])
})

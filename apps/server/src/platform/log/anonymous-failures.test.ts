import { expect, test } from 'vitest'
import { AnonymousFailures } from './anonymous-failures.ts'
import type { FailedRequest } from './error-log.repository.ts'

const entry = (kode: string) =>
  ({ metode: 'GET', status: 404, kode, pesan: 'Alamat tidak ditemukan.' }) as FailedRequest

/** Returns the number of kept failures and the summaries of the others. */
function met(failures: AnonymousFailures, times: number) {
  const kept = Array.from({ length: times }, () => failures.admits(entry('A'), '/api/a')).filter(Boolean)
  return [kept.length, failures.takeSummaries().map(({ pesan }) => pesan.match(/dan \d+/)?.[0])]
}

test('as many as are shown of a kind need no number, one more has it', () => {
  const failures = new AnonymousFailures()
  expect(met(failures, 19)).toEqual([19, []])
  expect(met(failures, 20)).toEqual([20, []])
  expect(met(failures, 21)).toEqual([20, ['dan 1']])
  expect(met(failures, 20)).toEqual([20, []])
})

test('kinds are counted apart', () => {
  const failures = new AnonymousFailures()
  for (let time = 0; time < 20; time++) failures.admits(entry('A'), '/api/a')
  expect([failures.admits(entry('B'), '/api/a'), failures.admits(entry('A'), '/api/b')]).toEqual([true, true])
  expect(failures.admits(entry('A'), '/api/a')).toBe(false)
})

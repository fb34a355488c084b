import { expect, test } from 'vitest'
import { Freshness } from './freshness.ts'

function start() {
  const time = { ms: 0 }
  const freshness = new Freshness(() => time.ms)
  /** Both sides are asked once at this time. */
  const at = (ms: number, primary: bigint, standby: bigint | undefined) => {
    time.ms = ms
    freshness.noteWritten(primary, ms)
    freshness.noteReplayed(standby)
    return freshness.lagMs
  }
  return { freshness, time, at }
}

test('a standby is not used before its distance is known', () => {
  const { freshness } = start()
  expect([freshness.isFresh, freshness.lagMs]).toEqual([false, Number.POSITIVE_INFINITY])
})

test('a standby that has replayed everything is current, also while nobody writes', () => {
  const { at } = start()
  expect([at(0, 100n, 100n), at(250, 100n, 100n), at(60_000, 100n, 100n)]).toEqual([0, 0, 0])
})

test('the lag is the age of the newest state that the standby shows', () => {
  const { at, freshness } = start()
  at(0, 100n, 100n)
  expect(at(250, 200n, 150n)).toBe(250)
  expect(at(500, 300n, 200n)).toBe(250)
  expect(at(2300, 400n, 250n)).toBe(2050)
  expect(freshness.isFresh).toBe(false)
  expect(at(2500, 400n, 400n)).toBe(0)
  expect(freshness.isFresh).toBe(true)
})

test('a standby that receives nothing falls behind with the first write', () => {
  const { at, freshness } = start()
  at(0, 100n, 100n)
  for (let ms = 250; ms <= 2000; ms += 250) at(ms, 200n, 100n)
  expect(freshness.isFresh).toBe(true)
  at(2250, 200n, 100n)
  expect(freshness.isFresh).toBe(false)
})

test('nothing is known when one side stops answering', () => {
  const { at, freshness, time } = start()
  at(0, 100n, 100n)
  time.ms = 3000
  freshness.noteReplayed(100n)
  expect(freshness.lagMs).toBe(3000)
})

test('a standby that became a primary is not read', () => {
  const { at } = start()
  at(0, 100n, 100n)
  expect(at(250, 100n, undefined)).toBe(Number.POSITIVE_INFINITY)
})

test('memory does not grow while a standby is away', () => {
  const { at } = start()
  at(0, 1n, 0n)
  for (let n = 1; n <= 100; n++) at(n * 60_000, BigInt(n + 1), 0n)
  // The oldest remembered position is ten minutes old.
  expect(at(6_060_000, 200n, 92n)).toBe(Number.POSITIVE_INFINITY)
  expect(at(6_060_001, 200n, 95n)).toBe(420_001)
})

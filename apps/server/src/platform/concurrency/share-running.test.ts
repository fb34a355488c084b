import { expect, test } from 'vitest'
import { shareRunning } from './share-running.ts'

test('work under the same key runs once at a time, and everybody gets its result', async () => {
  const share = shareRunning()
  const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  let started = 0
  const work = () => (gates[started++] as PromiseWithResolvers<string>).promise
  const first = [share('a', work), share('a', work)]
  expect(started).toBe(1)
  gates[0]?.resolve('satu')
  expect(await Promise.all(first)).toEqual(['satu', 'satu'])
  const second = share('a', work)
  gates[1]?.resolve('dua')
  expect(await second).toBe('dua')
})

test('other keys do not share', async () => {
  const share = shareRunning()
  expect(await Promise.all([share('a', async () => 1), share('b', async () => 2)])).toEqual([1, 2])
})

test('everybody gets the failure, and the next one tries again', async () => {
  const share = shareRunning()
  const broken = () => Promise.reject(new Error('rusak'))
  const both = await Promise.allSettled([share('a', broken), share('a', broken)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'pulih')).toBe('pulih')
})

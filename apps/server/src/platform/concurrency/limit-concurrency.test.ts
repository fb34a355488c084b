import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('so many run at once, the next begins when one is over, also one that failed', async () => {
  const gate = limitConcurrency(2)
  const begun: number[] = []
  const ends = Array.from({ length: 4 }, () => Promise.withResolvers<number>())
  const all = ends.map(({ promise }, n) =>
    gate(() => {
      begun.push(n)
      return promise
    }),
  )
  const failed = expect(all[1]).rejects.toThrow('gagal')
  expect(begun).toEqual([0, 1])
  ends[1]?.reject(new Error('gagal'))
  await failed
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.resolve(0)
  expect(await all[0]).toBe(0)
  expect(begun).toEqual([0, 1, 2, 3])
  ends[2]?.resolve(2)
  ends[3]?.resolve(3)
  expect(await Promise.all([all[2], all[3]])).toEqual([2, 3])
  const after = [gate(async () => 'a'), gate(async () => 'b')]
  expect(await Promise.all(after)).toEqual(['a', 'b'])
})

test('one that finds too many waiting is refused as busy, and the others get their turn', async () => {
  const gate = limitConcurrency(1, 2)
  const first = Promise.withResolvers<string>()
  const admitted = [gate(() => first.promise), gate(async () => 'b'), gate(async () => 'c')]
  await expect(gate(async () => 'd')).rejects.toMatchObject({ code: 'LAYANAN_SIBUK' })
  first.resolve('a')
  expect(await Promise.all(admitted)).toEqual(['a', 'b', 'c'])
})

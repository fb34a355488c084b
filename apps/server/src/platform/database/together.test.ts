import { expect, test } from 'vitest'
import { sharedByValues, sharedRead, together } from './together.ts'

/** Questions that are answered when the test says so. */
function questions() {
  const asked: { keys: string[]; answer(): void; fail(error: Error): void }[] = []
  const ask = (keys: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ key: string }[]>()
    const known = keys.filter((key) => key !== 'asing').map((key) => ({ key }))
    asked.push({ keys, answer: () => resolve(known), fail: reject })
    return promise
  }
  return { asked, ask }
}

test('whoever comes while a question is under way is asked for in the next one, never by an older answer', async () => {
  const { asked, ask } = questions()
  const find = together(
    ask,
    ({ key }) => key,
    () => 0,
  )
  const first = find('a')
  const later = [find('a'), find('b'), find('asing'), find('b')]
  expect(asked.map(({ keys }) => keys)).toEqual([['a']])
  asked[0]?.answer()
  expect(await first).toEqual({ key: 'a' })
  await expect.poll(() => asked.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b', 'asing']])
  asked[1]?.answer()
  expect(await Promise.all(later)).toEqual([{ key: 'a' }, { key: 'b' }, undefined, { key: 'b' }])
})

test('a failed question fails those who asked it, and nobody after them', async () => {
  const { asked, ask } = questions()
  const find = together(
    ask,
    ({ key }) => key,
    () => 0,
  )
  const [failing, next] = [find('a'), find('b')]
  asked[0]?.fail(new Error('putus'))
  await expect(failing).rejects.toThrow('putus')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.answer()
  expect(await next).toEqual({ key: 'b' })
})

test('a question that hangs holds up nobody who comes later', async () => {
  const { asked, ask } = questions()
  let now = 0
  const find = together(
    ask,
    ({ key }) => key,
    () => now,
  )
  void find('a')
  now = 50
  const patient = find('b')
  expect(asked).toHaveLength(1)
  now = 51
  const third = find('c')
  expect(asked[1]?.keys).toEqual(['b', 'c'])
  asked[1]?.answer()
  expect(await Promise.all([patient, third])).toEqual([{ key: 'b' }, { key: 'c' }])
})

test('one thing that many ask for is read once for all who came before it was begun', async () => {
  let reads = 0
  const read = sharedRead(async () => {
    reads += 1
    return reads
  })
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 2, 2])
  expect(await read()).toBe(3)
})

test('the same values are read once for all who came before, others apart, each database for itself', async () => {
  const reads: [string, number][] = []
  const read = sharedByValues(async (db: { name: string }, values: { n: number }) => {
    reads.push([db.name, values.n])
    return reads.length
  })
  const [one, two] = [{ name: 'satu' }, { name: 'dua' }]
  await Promise.all([
    read(one, { n: 1 }),
    read(one, { n: 1 }),
    read(one, { n: 1 }),
    read(one, { n: 2 }),
    read(two, { n: 1 }),
  ])
  expect(reads.toSorted()).toEqual([
    ['dua', 1],
    ['satu', 1],
    ['satu', 1],
    ['satu', 2],
  ])
  const before = reads.length
  expect(await read(one, { n: 1 })).toBe(before + 1)
})

import { expect, test } from 'vitest'
import { runInWorker } from './run-in-worker.ts'

const ask = () =>
  runInWorker<string, string>(new URL('./run-in-worker.worker.fixture.ts', import.meta.url), {
    heapMegabytes: 32,
    outOfMemory: 'terlalu besar',
  })

test('answers in turn, each its own', async () => {
  const say = ask()
  expect(await Promise.all(['satu', 'dua', 'tiga'].map(say))).toEqual([
    'terjawab: satu',
    'terjawab: dua',
    'terjawab: tiga',
  ])
})

test('what takes too much memory is answered, and the next task as well', async () => {
  const say = ask()
  expect(await Promise.all(['penuh', 'sesudahnya'].map(say))).toEqual([
    'terlalu besar',
    'terjawab: sesudahnya',
  ])
})

test('a fault is told to the one who asked, and to nobody after', async () => {
  const say = ask()
  await expect(say('galat')).rejects.toThrow('galat yang disengaja')
  expect(await say('sesudahnya')).toBe('terjawab: sesudahnya')
})

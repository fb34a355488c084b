import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DatabaseWatch, watchPace } from './watch.ts'

/** Returns a simulated database that answers, refuses or hangs on command, with a simulated clock. */
function setting() {
  const { limitMs, pauseMs } = watchPace
  let answer: (() => void) | undefined
  let refuse: ((error: Error) => void) | undefined
  let dropped = 0
  const waits = new Map<number, () => void>()
  const watch = new DatabaseWatch(
    {
      ask: () =>
        new Promise<void>((resolve, reject) => {
          answer = resolve
          refuse = reject
        }),
      drop: () => {
        dropped += 1
      },
    },
    (ms, signal) =>
      new Promise<void>((resolve, reject) => {
        waits.set(ms, resolve)
        signal.addEventListener('abort', reject)
      }),
  )
  const after = async (happen: () => void) => {
    happen()
    await turn()
  }
  return {
    watch,
    answers: () => after(() => answer?.()),
    refuses: () => after(() => refuse?.(new Error('connect ECONNREFUSED'))),
    limitPasses: () => after(() => waits.get(limitMs)?.()),
    pausePasses: () => after(() => waits.get(pauseMs)?.()),
    dropped: () => dropped,
  }
}

test('a silence is told once, and over with the first answer', async () => {
  const { watch, answers, limitPasses, pausePasses, dropped } = setting()
  let told = 0
  watch.onSilence(() => {
    told += 1
  })
  watch.start()
  await answers()
  expect([watch.silent, told, dropped()]).toEqual([false, 0, 0])
  await pausePasses()
  await limitPasses()
  expect([watch.silent, told, dropped()]).toEqual([true, 1, 1])
  expect(() => watch.refuseIfSilent()).toThrow('The database does not respond')
  await pausePasses()
  await limitPasses()
  expect([watch.silent, told, dropped()]).toEqual([true, 1, 2])
  await pausePasses()
  await answers()
  expect([watch.silent, told]).toEqual([false, 1])
  expect(() => watch.refuseIfSilent()).not.toThrow()
  await pausePasses()
  await limitPasses()
  expect([watch.silent, told]).toEqual([true, 2])
  await watch.stop()
})

test('a database that refuses is not silent: every caller is told by itself', async () => {
  const { watch, refuses, limitPasses, pausePasses } = setting()
  watch.start()
  await limitPasses()
  expect(watch.silent).toBe(true)
  await pausePasses()
  await refuses()
  expect(watch.silent).toBe(false)
  await watch.stop()
})

test('a hanging database is known as such within two seconds', () => {
  expect(watchPace.pauseMs + watchPace.limitMs).toBeLessThan(2000)
})

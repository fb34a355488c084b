import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { collected, onDisk, row, sheetOf, workbookWith } from './excel.fixture.ts'
import { sheetRows } from './sheet-stream.ts'

const large = () =>
  workbookWith(
    sheetOf(Array.from({ length: 60_000 }, (_, n) => row(n + 1, `baris ${n * 7919}`)).join('')),
    {},
    { stored: true },
  )

/** Counts the threads that start and end during `work`. */
async function threadsOf(work: () => Promise<void>): Promise<{ started: number; ended: number }> {
  const count = { started: 0, ended: 0 }
  const onWorker = (worker: Worker) => {
    count.started++
    worker.once('exit', () => count.ended++)
  }
  process.on('worker', onWorker)
  try {
    await work()
  } finally {
    process.off('worker', onWorker)
  }
  return count
}

const readWhole = (content: Buffer) => onDisk(content, (path) => collected(sheetRows(path, [])))
const small = () => workbookWith(sheetOf('<row><c r="A1"><v>1</v></c></row>'))

test('leaves the event loop to the others, in a thread that stays for the next workbook', async () => {
  await readWhole(small())
  const threads = await threadsOf(() =>
    onDisk(large(), async (path) => {
      let count = 0
      for await (const rows of sheetRows(path, [])) count += rows.length
      expect(count).toBe(60_000)
    }),
  )
  expect(threads).toEqual({ started: 0, ended: 0 })
})

test('two at once are read by two, of which one stays', async () => {
  await readWhole(small())
  const threads = await threadsOf(async () => {
    const [one, other] = await Promise.all([readWhole(small()), readWhole(small())])
    expect(one).toEqual(other)
  })
  expect(threads).toMatchObject({ started: 1 })
  expect(await threadsOf(async () => void (await readWhole(small())))).toEqual({ started: 0, ended: 0 })
})

test('one that fails or is left in the middle is not used again', async () => {
  const leaveEarly = () =>
    onDisk(large(), async (path) => {
      for await (const rows of sheetRows(path, [])) return expect(rows.length).toBeGreaterThan(0)
    })
  // A function cannot be cloned to a thread, so sending the task fails.
  const fail = () => expect(collected(sheetRows('', [(() => 0) as never]))).rejects.toThrow('cloned')
  for (const stop of [leaveEarly, fail]) {
    await readWhole(small())
    await stop()
    expect(await threadsOf(async () => void (await readWhole(small())))).toMatchObject({ started: 1 })
  }
})

test('passes refusals on', async () => {
  const far = workbookWith(sheetOf('<row><c r="ZZ1"><v>1</v></c></row>'))
  await expect(readWhole(far)).rejects.toThrow('Sel ZZ1')
  expect(await readWhole(small())).toHaveLength(1)
})

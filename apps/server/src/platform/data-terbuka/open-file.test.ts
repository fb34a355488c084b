import { openDataCalls } from '@portal/domain/platform/data-terbuka/data-terbuka'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { csvFile, xlsxFile } from './open-file.ts'

const calls = openDataCalls({
  name: 'contoh',
  what: 'contoh',
  row: z.object({ id: z.number(), hari: z.string().nullable(), benar: z.boolean(), kode: z.string() }),
  filters: {},
  sheet: { days: ['hari'], words: { kode: { a: 'Huruf a' } } },
})

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: first + n, hari: null, benar: true, kode: 'a'.repeat(200) }))

/** Yields `count` pages of 1,000 rows and counts how many pages the reader has requested. */
function pagesOf(count: number) {
  const asked = { pages: 0 }
  async function* batches() {
    for (; asked.pages < count; ) yield rowsFrom(asked.pages++ * 1000 + 1, 1000)
  }
  return { asked, batches: batches() }
}

test.each([
  ['CSV', csvFile],
  [
    'Excel',
    (of: typeof calls, batches: ReturnType<typeof pagesOf>['batches']) =>
      xlsxFile(of, batches, { total: 1e6 }),
  ],
] as const)('a reader who stops is not read ahead for: %s', async (_kind, fileOf) => {
  const { asked, batches } = pagesOf(1000)
  const file = fileOf(calls, batches)
  const chunks = file[Symbol.asyncIterator]()
  await chunks.next()
  // How much the stream buffers depends on compression. Once the buffer is full, the stream must read no further page.
  let before = -1
  while (asked.pages !== before) {
    before = asked.pages
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  expect(asked.pages).toBeLessThan(100)
  file.destroy()
})

test('nobody who only asks for the headers costs a page', async () => {
  const { asked, batches } = pagesOf(3)
  csvFile(calls, batches).destroy()
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked.pages).toBe(0)
})

test('what does not fit into a sheet goes on in the next', async () => {
  const { batches } = pagesOf(5)
  const file = xlsxFile(calls, batches, { total: 4500, perSheet: 2000 })
  const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(await file.toArray())))
  expect(sheets.map(({ name, rows }) => [name, rows.length - 1, rows[1]?.[0]])).toEqual([
    ['Data 1', 2000, 1],
    ['Data 2', 2000, 2001],
    ['Data 3', 1000, 4001],
  ])
})

test('a set without rows is a file with titles', async () => {
  async function* none() {
    yield []
  }
  const csv = Buffer.concat(await csvFile(calls, none()).toArray()).toString()
  expect(csv).toBe('\uFEFFid,hari,benar,kode\r\n')
  const file = xlsxFile(calls, none(), { total: 0 })
  const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(await file.toArray())))
  expect(sheets[0]?.rows).toEqual([['id', 'hari', 'benar', 'kode']])
})

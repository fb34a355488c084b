import { Readable } from 'node:stream'
import { byteOrderMark, csvLines } from '@portal/domain/platform/excel/csv'
import { paceBatches } from '#platform/concurrency/pace-batches.ts'
import { type CellContent, type Sheet, sheetXml, writeWorkbook } from '#platform/excel/write-sheet.ts'
import type { OpenDataCalls, OpenRow } from './open-data-set.ts'

type Batches = AsyncIterable<readonly OpenRow[]>

/** Read as fast as it is taken, and no further ahead than a page. */
const streamOf = (chunks: AsyncIterable<string | Uint8Array>) =>
  Readable.from(chunks, { objectMode: false, highWaterMark: 64 * 1024 })

const columnsOf = ({ row }: OpenDataCalls) => Object.keys(row.shape)

export function csvFile(calls: OpenDataCalls, batches: Batches): Readable {
  const columns = columnsOf(calls)
  async function* chunks() {
    yield byteOrderMark + csvLines([columns])
    for await (const rows of paceBatches(batches))
      yield csvLines(rows.map((row) => columns.map((name) => row[name])))
  }
  return streamOf(chunks())
}

/** Excel takes 1,048,576 rows in a sheet; what is more goes on in the next. */
const rowsOfSheet = 1_000_000

/** As people read it: yes and no in words, codes by their names. */
function cellOf(value: unknown, words: Readonly<Record<string, string>> | undefined): CellContent {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'number' || value === null || value === undefined) return value
  return words?.[String(value)] ?? String(value)
}

async function* upTo<T>(source: AsyncIterator<readonly T[]>, most: number): AsyncGenerator<readonly T[]> {
  for (let left = most; left > 0; ) {
    const { value, done } = await source.next()
    if (done) return
    left -= value.length
    yield value
  }
}

/** `total` says how many sheets there are; rows that come meanwhile still fit on the last. */
export function xlsxFile(
  calls: OpenDataCalls,
  batches: Batches,
  { total, perSheet = rowsOfSheet }: { total: number; perSheet?: number },
): Readable {
  const { days = [], words = {} } = calls.sheet
  const names = columnsOf(calls)
  const columns = names.map((title) =>
    days.includes(title) ? ({ title, kind: 'date' } as const) : { title },
  )
  async function* cells() {
    for await (const rows of paceBatches(batches))
      yield rows.map((row) => names.map((name) => cellOf(row[name], words[name])))
  }
  const source = cells()
  const count = Math.max(1, Math.ceil(total / perSheet))
  const sheets = Array.from({ length: count }, (_, index): Sheet => {
    const rows = index === count - 1 ? source : upTo(source, perSheet)
    return { name: count === 1 ? 'Data' : `Data ${index + 1}`, xml: sheetXml(columns, rows) }
  })
  return streamOf(writeWorkbook(sheets))
}

import { Readable } from 'node:stream'
import { byteOrderMark, csvLines } from '@portal/domain/platform/excel/csv'
import { paceBatches } from '#platform/concurrency/pace-batches.ts'
import { type CellContent, type Sheet, sheetXml, writeWorkbook } from '#platform/excel/write-sheet.ts'
import type { OpenDataCalls, OpenRow } from './open-data-set.ts'

type Batches = AsyncIterable<readonly OpenRow[]>

/** Reads chunks only as fast as the client takes them, and at most one page ahead. */
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

/** Excel allows 1,048,576 rows per sheet. Further rows continue on the next sheet. */
const rowsOfSheet = 1_000_000

/** Formats a value for people: booleans as "Ya" and "Tidak", codes as their names. */
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

/**
 * Writes the workbook. `total` fixes the number of sheets; rows that are added meanwhile still fit on the last sheet.
 */
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

import { AppError } from '@portal/domain/platform/errors'
import {
  type CellFault,
  cellName,
  headerDifferences,
  headerMessage,
  type RejectedRow,
} from '@portal/domain/platform/impor/impor.rules'
import { importField } from '@portal/domain/platform/impor/impor-calls'
import type { Trx } from '#platform/database/database.ts'
import { refusals } from '#platform/excel/refusal.ts'
import type { SheetRow } from '#platform/excel/sheet-stream.ts'
import type { OpenImport } from './import-definition.ts'
import type { RejectedRows } from './rejected-rows.ts'

const storedAtOnce = 1000

export interface Progress {
  total: number
  tersimpan: number
}

interface Candidate extends RejectedRow {
  record: object | undefined
  key: string | undefined
  doubled: boolean
  faults: CellFault[]
}

function checkHeader(title: string, expected: readonly string[], found: readonly string[]): void {
  const differences = headerDifferences(expected, found)
  if (differences.length === 0) return
  const message = headerMessage(title, differences)
  throw new AppError('TEMPLAT_BERBEDA', {
    message,
    fields: [{ field: importField, message }],
    extra: { judul_berbeda: differences },
  })
}

/** The first column is a running number, and what stands behind the last one is nobody's business either. */
function isRead(column: number, headers: readonly string[]): boolean {
  return column > 0 && column < headers.length
}

/** A calculated value is not what somebody wrote, so where it would be stored the file is refused. */
function refuseFormulas({ number, formulas = [] }: SheetRow, headers: readonly string[]): void {
  const column = formulas.find((each) => isRead(each, headers))
  if (column !== undefined) throw refusals.formula(cellName(column, number))
}

/** Rows that hold nothing but their number are rows that somebody prepared. */
function holdsData({ cells }: SheetRow, headers: readonly string[]): boolean {
  return cells.some((text, column) => text !== '' && isRead(column, headers))
}

/** Judges a row by itself and against the rows before it. */
function judge(open: OpenImport, seen: Map<string, number>, row: SheetRow): Candidate {
  const baris = row.number
  const { record, key, faults } = open.check(row.cells, row.unsure)
  const earlier = key === undefined ? undefined : seen.get(key)
  if (earlier !== undefined) {
    const pesan = open.doubled(row.cells[open.identity] ?? '', cellName(open.identity, earlier))
    faults.push({ kolom: open.identity, jenis: 'berulang', pesan })
  } else if (key !== undefined) seen.set(key, baris)
  return { baris, cells: row.cells, record, key, faults, doubled: earlier !== undefined }
}

/** Stores the good rows of a chunk and returns the others with every fault they have. */
async function settle(trx: Trx, open: OpenImport, rows: readonly Candidate[]): Promise<Candidate[]> {
  const sayTaken = (row: Candidate) =>
    row.faults.push({
      kolom: open.identity,
      jenis: 'terdaftar',
      pesan: open.taken(row.cells[open.identity] ?? ''),
    })
  const suspects = rows.filter((row) => row.faults.length > 0 && row.key !== undefined && !row.doubled)
  if (suspects.length > 0) {
    const taken = await open.findTaken(
      trx,
      suspects.flatMap(({ key }) => key ?? []),
    )
    for (const row of suspects) if (taken.has(row.key ?? '')) sayTaken(row)
  }
  const good = rows.filter(({ faults }) => faults.length === 0)
  const stored = await open.store(
    trx,
    good.flatMap(({ record }) => record ?? []),
  )
  for (const row of good) if (!stored.has(row.key ?? '')) sayTaken(row)
  return rows.filter(({ faults }) => faults.length > 0)
}

/**
 * Pours the rows of a sheet into the database inside one transaction: while one chunk is being stored the next
 * one is already judged, so neither the database nor the reader waits for the other.
 */
export async function pour(
  trx: Trx,
  source: AsyncIterable<SheetRow[]>,
  about: { title: string; headers: readonly string[]; open: OpenImport; rejected: RejectedRows },
  progress: Progress,
): Promise<void> {
  const { open, rejected } = about
  const seen = new Map<string, number>()
  let headed = false
  let chunk: Candidate[] = []
  let storing: Promise<void> = Promise.resolve()

  const store = async (rows: Candidate[]) => {
    const refused = await settle(trx, open, rows)
    await rejected.add(refused)
    progress.total += rows.length
    progress.tersimpan += rows.length - refused.length
  }
  const flush = async () => {
    await storing
    storing = store(chunk)
    // Awaited at the next flush; until then a failure must not count as unhandled.
    storing.catch(() => {})
    chunk = []
  }

  try {
    for await (const rows of source) {
      for (const row of rows) {
        refuseFormulas(row, about.headers)
        if (!headed) checkHeader(about.title, about.headers, row.cells)
        else if (holdsData(row, about.headers)) chunk.push(judge(open, seen, row))
        headed = true
      }
      if (chunk.length >= storedAtOnce) await flush()
    }
    if (!headed) checkHeader(about.title, about.headers, [])
    await flush()
    await storing
  } finally {
    // Nothing may still be on its way when the transaction is rolled back.
    await storing.catch(() => {})
  }
}

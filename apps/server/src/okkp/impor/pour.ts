import { importField } from '@portal/domain/okkp/impor.contract'
import { cellName, headerDifferences, headerMessage, type RejectedRow } from '@portal/domain/okkp/impor.rules'
import { AppError } from '@portal/domain/platform/errors'
import type { Trx } from '#platform/database/database.ts'
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
  faults: { kolom: number; pesan: string }[]
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

/** Judges a row by itself and against the rows before it. */
function judge(open: OpenImport, seen: Map<string, number>, row: SheetRow): Candidate {
  const baris = row.number - 1
  const { record, key, faults } = open.check(row.cells)
  const earlier = key === undefined ? undefined : seen.get(key)
  if (earlier !== undefined) {
    const pesan = open.doubled(row.cells[open.identity] ?? '', cellName(open.identity, earlier))
    faults.push({ kolom: open.identity, pesan })
  } else if (key !== undefined) seen.set(key, baris)
  return { baris, cells: row.cells, record, key, faults, doubled: earlier !== undefined }
}

/** Stores the good rows of a chunk and returns the others with every fault they have. */
async function settle(trx: Trx, open: OpenImport, rows: readonly Candidate[]): Promise<Candidate[]> {
  const sayTaken = (row: Candidate) =>
    row.faults.push({ kolom: open.identity, pesan: open.taken(row.cells[open.identity] ?? '') })
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
        if (headed) chunk.push(judge(open, seen, row))
        else checkHeader(about.title, about.headers, row.cells)
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

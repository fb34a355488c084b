import { AppError } from '@portal/domain/platform/errors'
import {
  type CellFault,
  cellName,
  columnPlaces,
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
import { SeenKeys } from './seen-keys.ts'

const storedAtOnce = 500

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

interface Headed {
  title: string
  headers: readonly string[]
  earlier: readonly (readonly string[])[]
}

interface Layout {
  /** The position of each template column in the file. */
  tempat: readonly number[]
  asTemplate: boolean
  /** Columns of the file that the import reads. It ignores the running number and unknown columns. */
  read: ReadonlySet<number>
}

/** Matches the header row with the current and earlier templates. Throws with the differences if none matches. */
function layoutOf({ title, headers, earlier }: Headed, found: readonly string[]): Layout {
  const tempat = columnPlaces(headers, earlier, found)
  if (tempat) {
    const asTemplate = tempat.every((place, column) => place === column)
    return { tempat, asTemplate, read: new Set(tempat.filter((place) => place > 0)) }
  }
  const differences = headerDifferences(headers, found)
  const message = headerMessage(title, differences)
  throw new AppError('TEMPLAT_BERBEDA', {
    message,
    fields: [{ field: importField, message }],
    extra: { judul_berbeda: differences },
  })
}

/** Refuses a file with a formula in an imported column, because the result is not what the user wrote. */
function refuseFormulas({ number, formulas = [] }: SheetRow, { read }: Layout): void {
  const column = formulas.find((each) => read.has(each))
  if (column !== undefined) throw refusals.formula(cellName(column, number))
}

/** Checks whether a row contains more than its running number. Users often number rows in advance. */
function holdsData({ cells }: SheetRow, { read }: Layout): boolean {
  return cells.some((text, column) => text !== '' && read.has(column))
}

/** Reorders a row to the column order of the template. */
function inOrder(row: SheetRow, { tempat, asTemplate }: Layout): Pick<SheetRow, 'cells' | 'unsure'> {
  if (asTemplate) return row
  const unsure = (row.unsure ?? []).map((column) => tempat.indexOf(column))
  return { cells: tempat.map((place) => row.cells[place] ?? ''), unsure }
}

function judge(open: OpenImport, seen: SeenKeys, row: SheetRow, layout: Layout): Candidate {
  const baris = row.number
  const { tempat } = layout
  const { cells, unsure } = inOrder(row, layout)
  const { record, key, faults } = open.check(cells, unsure)
  const earlier = key === undefined ? undefined : seen.earlier(key, baris)
  if (earlier !== undefined) {
    // If the file lacks the column, point to its first data column.
    const place = Math.max(tempat[open.identity] ?? open.identity, 1)
    const pesan = open.doubled(cells[open.identity] ?? '', cellName(place, earlier))
    faults.push({ kolom: open.identity, jenis: 'berulang', pesan })
  }
  return { baris, cells, record, key, faults, tempat, doubled: earlier !== undefined }
}

/** Stores the valid rows of a chunk and returns the others with all their faults. */
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
 * Imports the rows of a sheet in one transaction. While PostgreSQL stores one chunk, the import already checks the
 * next, so neither waits for the other.
 */
export async function pour(
  trx: Trx,
  source: AsyncIterable<SheetRow[]>,
  about: Headed & { open: OpenImport; rejected: RejectedRows },
  progress: Progress,
): Promise<void> {
  const { open, rejected } = about
  const seen = new SeenKeys()
  let layout: Layout | undefined
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
    // The next flush awaits this promise. Until then a failure must not count as unhandled.
    storing.catch(() => {})
    chunk = []
  }

  try {
    for await (const rows of source) {
      for (const row of rows) {
        const headed = layout !== undefined
        layout ??= layoutOf(about, row.cells)
        refuseFormulas(row, layout)
        if (headed && holdsData(row, layout)) chunk.push(judge(open, seen, row, layout))
      }
      if (chunk.length >= storedAtOnce) await flush()
    }
    if (!layout) layoutOf(about, [])
    await flush()
    await storing
  } finally {
    // No statement may still run when the transaction rolls back.
    await storing.catch(() => {})
  }
}

import type { ExcelLimits } from './limits.ts'
import { openPackage, type PackageParts } from './package-parts.ts'
import { refusals } from './refusal.ts'
import { type SheetRow, SheetRows } from './sheet-rows.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { MalformedXml, XmlScanner } from './xml-scanner.ts'

async function* rowsOf(parts: PackageParts, workbook: Workbook, part: string): AsyncGenerator<SheetRow[]> {
  const rows = new SheetRows(workbook)
  const scanner = new XmlScanner(rows)
  for await (const piece of parts.text(part)) {
    scanner.push(piece)
    const ready = rows.take()
    if (ready.length > 0) yield ready
    if (rows.finished) return
  }
  // Without this check, a truncated sheet would look like a shorter one.
  throw refusals.damaged()
}

/** Counts the titles in the first row that are in the expected place. An unreadable sheet scores 0. */
async function likeness(rows: AsyncIterable<SheetRow[]>, headers: readonly string[]): Promise<number> {
  try {
    for await (const [first] of rows) return headers.filter((title, at) => first?.cells[at] === title).length
  } catch {}
  return 0
}

/** Finds the sheet with the expected titles at any position. Without titles it returns the first sheet. */
async function findSheet(
  parts: PackageParts,
  workbook: Workbook,
  headers: readonly string[],
): Promise<string> {
  const [first, ...others] = workbook.sheets
  if (!first) throw refusals.sheetless()
  if (others.length === 0) return first.part
  let best = { part: first.part, likeness: 0 }
  for (const { part } of workbook.sheets) {
    const found = await likeness(rowsOf(parts, workbook, part), headers)
    if (found > best.likeness) best = { part, likeness: found }
    if (found === headers.length) break
  }
  return best.part
}

/**
 * Yields batches of rows from the sheet with these titles. It blocks its thread, so callers use `sheetRows`, which runs
 * it in a worker thread.
 */
export async function* readSheet(
  path: string,
  limits: ExcelLimits,
  headers: readonly string[] = [],
): AsyncGenerator<SheetRow[]> {
  const parts = await openPackage(path, limits)
  try {
    const workbook = await readWorkbook(parts, limits)
    yield* rowsOf(parts, workbook, await findSheet(parts, workbook, headers))
  } catch (error) {
    throw error instanceof MalformedXml ? refusals.damaged() : error
  } finally {
    parts.close()
  }
}

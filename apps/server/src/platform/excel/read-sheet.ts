import type { ExcelLimits } from './limits.ts'
import { openPackage } from './package-parts.ts'
import { refusals } from './refusal.ts'
import { type SheetRow, SheetRows } from './sheet-rows.ts'
import { readWorkbook } from './workbook.ts'
import { MalformedXml, XmlScanner } from './xml-scanner.ts'

/** The first sheet's rows, some at a time. Keeps one thread busy: callers use `sheetRows`, which runs it aside. */
export async function* readSheet(path: string, limits: ExcelLimits): AsyncGenerator<SheetRow[]> {
  const parts = await openPackage(path, limits)
  try {
    const workbook = await readWorkbook(parts, limits)
    const rows = new SheetRows(workbook)
    const scanner = new XmlScanner(rows)
    for await (const piece of parts.text(workbook.sheet)) {
      scanner.push(piece)
      const ready = rows.take()
      if (ready.length > 0) yield ready
      if (rows.finished) return
    }
    // A sheet that breaks off would otherwise pass for a shorter one.
    throw refusals.damaged()
  } catch (error) {
    throw error instanceof MalformedXml ? refusals.damaged() : error
  } finally {
    await parts.close()
  }
}

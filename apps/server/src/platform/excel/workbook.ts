import { type DateSystem, isDateFormat } from './cell-value.ts'
import type { ExcelLimits } from './limits.ts'
import type { PackageParts } from './package-parts.ts'
import { refusals } from './refusal.ts'
import { SharedStrings } from './shared-strings.ts'
import type { SheetContext } from './sheet-rows.ts'
import { attributeOf, type XmlHandler, XmlScanner } from './xml-scanner.ts'

export interface Workbook extends SheetContext {
  /** The part that holds the first sheet. */
  sheet: string
}

function onOpen(open: XmlHandler['open']): XmlHandler {
  return { open, close() {}, text() {}, wantsText: () => false }
}

async function scan(parts: PackageParts, name: string, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler)
  for await (const piece of parts.text(name)) scanner.push(piece)
}

async function relationships(parts: PackageParts): Promise<Map<string, { type: string; target: string }>> {
  const found = new Map<string, { type: string; target: string }>()
  const handler = onOpen((name, attributes) => {
    const id = attributeOf(attributes, 'Id')
    const type = attributeOf(attributes, 'Type')
    const target = attributeOf(attributes, 'Target')
    if (name !== 'Relationship' || !id || !type || !target) return
    if (attributeOf(attributes, 'TargetMode') === 'External') throw refusals.links()
    found.set(id, { type, target: target.startsWith('/') ? target.slice(1) : `xl/${target}` })
  })
  await scan(parts, 'xl/_rels/workbook.xml.rels', handler)
  return found
}

async function firstSheet(parts: PackageParts): Promise<{ id: string | undefined; dateSystem: DateSystem }> {
  let id: string | undefined
  let dateSystem: DateSystem = 1900
  const handler = onOpen((name, attributes) => {
    if (name === 'workbookPr' && /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? ''))
      dateSystem = 1904
    if (name === 'sheet') id ??= attributeOf(attributes, 'id')
  })
  await scan(parts, 'xl/workbook.xml', handler)
  return { id, dateSystem }
}

async function dateStyles(parts: PackageParts, name: string): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const styles: boolean[] = []
  let inCellFormats = false
  const handler: XmlHandler = {
    open(tag, attributes) {
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0)
      if (tag === 'numFmt') codes.set(id, attributeOf(attributes, 'formatCode') ?? '')
      else if (tag === 'cellXfs') inCellFormats = true
      else if (tag === 'xf' && inCellFormats) styles.push(isDateFormat(id, codes.get(id)))
      // Excel itself stops at 65,490 cell formats.
      if (styles.length > 66_000 || codes.size > 66_000) throw refusals.damaged()
    },
    close(tag) {
      if (tag === 'cellXfs') inCellFormats = false
    },
    text() {},
    wantsText: () => false,
  }
  await scan(parts, name, handler)
  return styles
}

/** Everything that the rows of the first sheet refer to. */
export async function readWorkbook(parts: PackageParts, limits: ExcelLimits): Promise<Workbook> {
  const related = await relationships(parts)
  const { id, dateSystem } = await firstSheet(parts)
  const sheet = related.get(id ?? '')
  if (!sheet?.type.endsWith('/worksheet') || !parts.has(sheet.target)) throw refusals.sheetless()
  const partOf = (type: string) => [...related.values()].find((each) => each.type.endsWith(type))?.target
  const shared = new SharedStrings(limits)
  const sharedPart = partOf('/sharedStrings')
  if (sharedPart && parts.has(sharedPart)) await scan(parts, sharedPart, shared)
  const stylesPart = partOf('/styles')
  const styles = stylesPart && parts.has(stylesPart) ? await dateStyles(parts, stylesPart) : []
  return { sheet: sheet.target, limits, shared, dateSystem, dateStyles: styles }
}

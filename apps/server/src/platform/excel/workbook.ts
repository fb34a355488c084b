import type { DateSystem } from './cell-value.ts'
import type { ExcelLimits } from './limits.ts'
import { type NumberShape, shapeOf } from './number-format.ts'
import type { PackageParts } from './package-parts.ts'
import { refusals } from './refusal.ts'
import { SharedStrings } from './shared-strings.ts'
import type { SheetContext } from './sheet-rows.ts'
import { attributeOf, type XmlHandler, XmlScanner } from './xml-scanner.ts'

export interface Workbook extends SheetContext {
  /** Parts of the sheets in workbook order. There is at least one. */
  sheets: readonly { name: string; part: string }[]
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

interface Listing {
  sheets: { name: string; id: string | undefined }[]
  dateSystem: DateSystem
}

async function listSheets(parts: PackageParts): Promise<Listing> {
  const listing: Listing = { sheets: [], dateSystem: 1900 }
  const handler = onOpen((name, attributes) => {
    if (name === 'workbookPr' && /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? ''))
      listing.dateSystem = 1904
    if (name === 'sheet')
      listing.sheets.push({ name: attributeOf(attributes, 'name') ?? '', id: attributeOf(attributes, 'id') })
  })
  await scan(parts, 'xl/workbook.xml', handler)
  return listing
}

async function numberShapes(parts: PackageParts, name: string): Promise<NumberShape[]> {
  const codes = new Map<number, string>()
  const shapes: NumberShape[] = []
  let inCellFormats = false
  const handler: XmlHandler = {
    open(tag, attributes) {
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0)
      if (tag === 'numFmt') codes.set(id, attributeOf(attributes, 'formatCode') ?? '')
      else if (tag === 'cellXfs') inCellFormats = true
      else if (tag === 'xf' && inCellFormats) shapes.push(shapeOf(id, codes.get(id)))
      // Excel allows 65,490 cell formats.
      if (shapes.length > 66_000 || codes.size > 66_000) throw refusals.damaged()
    },
    close(tag) {
      if (tag === 'cellXfs') inCellFormats = false
    },
    text() {},
    wantsText: () => false,
  }
  await scan(parts, name, handler)
  return shapes
}

export async function readWorkbook(parts: PackageParts, limits: ExcelLimits): Promise<Workbook> {
  const related = await relationships(parts)
  const { sheets: listed, dateSystem } = await listSheets(parts)
  const sheets = listed.flatMap(({ name, id }) => {
    const { type, target } = related.get(id ?? '') ?? {}
    return type?.endsWith('/worksheet') && target && parts.has(target) ? { name, part: target } : []
  })
  if (sheets.length === 0) throw refusals.sheetless()
  const partOf = (type: string) => [...related.values()].find((each) => each.type.endsWith(type))?.target
  const shared = new SharedStrings(limits)
  const sharedPart = partOf('/sharedStrings')
  if (sharedPart && parts.has(sharedPart)) await scan(parts, sharedPart, shared)
  const stylesPart = partOf('/styles')
  const shapes = stylesPart && parts.has(stylesPart) ? await numberShapes(parts, stylesPart) : []
  return { sheets, limits, shared, dateSystem, shapes }
}

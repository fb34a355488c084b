import { looksLikeFormula } from '@portal/domain/platform/excel/csv'
import { columnLetters } from '@portal/domain/platform/excel/spreadsheet'
import { escapeXml, sheetHead, sheetPart, sheetTail, styles, workbookParts } from './workbook-parts.ts'
import { zip } from './zip-writer.ts'

export interface SheetColumn {
  title: string
  /** Width in characters. */
  width?: number
  /**
   * `date` writes days (`YYYY-MM-DD`) as dates that Excel can sort and filter. `text` keeps later input exactly as
   * typed, including `0012` and `12E3`.
   */
  kind?: ColumnKind | undefined
  /** The server stores values of this column but never repeats them in a response or in the file of refused rows. */
  secret?: true
}

export type ColumnKind = 'text' | 'date'

export type CellContent = string | number | null | undefined

const defaultWidth = 22
const rowsAtOnce = 100
const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/
const epoch = Date.UTC(1899, 11, 30)

function columnStyle(kind: ColumnKind | undefined): number {
  return kind ? styles[kind] : styles.plain
}

function textCell(reference: string, text: string, style: number): string {
  const shown = looksLikeFormula(text) ? styles.defused : style
  const keep = /^\s|\s$|[\n\t]/.test(text) ? ' xml:space="preserve"' : ''
  const mark = shown === styles.plain ? '' : ` s="${shown}"`
  return `<c r="${reference}"${mark} t="inlineStr"><is><t${keep}>${escapeXml(text)}</t></is></c>`
}

function cellXml(reference: string, content: CellContent, kind: ColumnKind | undefined): string {
  if (content === null || content === undefined || content === '') return ''
  if (typeof content === 'number') return `<c r="${reference}"><v>${content}</v></c>`
  const day = kind === 'date' ? isoDay.exec(content) : null
  const style = kind === 'text' ? styles.text : styles.plain
  if (!day) return textCell(reference, content, style)
  const serial = (Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])) - epoch) / 86_400_000
  return serial < 61
    ? textCell(reference, content, style)
    : `<c r="${reference}" s="${styles.date}"><v>${serial}</v></c>`
}

/** Yields the sheet XML with bold titles above the rows. `more` follows the rows. */
export async function* sheetXml(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly (readonly CellContent[])[]>,
  more = '',
): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index))
  yield sheetHead(columns.map(({ width = defaultWidth, kind }) => ({ width, style: columnStyle(kind) })))
  const titles = columns.map(({ title }, index) => textCell(`${letters[index]}1`, title, styles.header))
  yield `<row r="1">${titles.join('')}</row>`
  let number = 1
  for await (const batch of batches) {
    for (let start = 0; start < batch.length; start += rowsAtOnce) {
      let xml = ''
      for (const row of batch.slice(start, start + rowsAtOnce)) {
        number++
        xml += `<row r="${number}">`
        for (const [index, column] of columns.entries()) {
          xml += cellXml(`${letters[index]}${number}`, row[index], column.kind)
        }
        xml += '</row>'
      }
      yield xml
    }
  }
  yield sheetTail(more)
}

export interface Sheet {
  name: string
  xml: AsyncIterable<string>
}

/** Returns a workbook of these sheets and zips it while writing. */
export function writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const parts = Object.entries(workbookParts(sheets.map(({ name }) => name)))
  return zip([
    ...parts.map(([name, text]) => ({ name, content: once(text) })),
    ...sheets.map(({ xml }, index) => ({ name: sheetPart(index), content: xml })),
  ])
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/**
 * Writes a workbook with one sheet while its rows arrive, so memory use does not grow with the rows. It marks text that
 * looks like a formula as text.
 */
export function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly (readonly CellContent[])[]>,
): AsyncGenerator<Buffer> {
  return writeWorkbook([{ name, xml: sheetXml(columns, batches) }])
}

import { looksLikeFormula } from '@portal/domain/platform/csv'
import { columnLetters } from '@portal/domain/platform/spreadsheet'
import { escapeXml, fixedParts, sheetHead, sheetTail, styles, workbookXml } from './workbook-parts.ts'
import { zip } from './zip-writer.ts'

export interface SheetColumn {
  title: string
  /** In characters. */
  width?: number
  /** A column of days (`YYYY-MM-DD`) becomes one that Excel can sort and filter as dates. */
  date?: boolean
}

export type CellContent = string | number | null | undefined

const defaultWidth = 22
const rowsAtOnce = 100
const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/
const epoch = Date.UTC(1899, 11, 30)

function textCell(reference: string, text: string, style: number): string {
  const shown = looksLikeFormula(text) ? styles.defused : style
  const keep = /^\s|\s$|[\n\t]/.test(text) ? ' xml:space="preserve"' : ''
  const mark = shown === styles.plain ? '' : ` s="${shown}"`
  return `<c r="${reference}"${mark} t="inlineStr"><is><t${keep}>${escapeXml(text)}</t></is></c>`
}

function cellXml(reference: string, content: CellContent, isDate: boolean): string {
  if (content === null || content === undefined || content === '') return ''
  if (typeof content === 'number') return `<c r="${reference}"><v>${content}</v></c>`
  const day = isDate ? isoDay.exec(content) : null
  if (!day) return textCell(reference, content, styles.plain)
  const serial = (Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])) - epoch) / 86_400_000
  return serial < 61
    ? textCell(reference, content, styles.plain)
    : `<c r="${reference}" s="${styles.date}"><v>${serial}</v></c>`
}

async function* sheetXml(
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly (readonly CellContent[])[]>,
): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index))
  yield sheetHead(columns.map(({ width }) => width ?? defaultWidth))
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
          xml += cellXml(`${letters[index]}${number}`, row[index], column.date ?? false)
        }
        xml += '</row>'
      }
      yield xml
    }
  }
  yield sheetTail
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/**
 * A workbook of one sheet, written while its rows arrive: bold titles, widths, and texts that look like
 * formulas marked as text. Memory does not grow with the rows.
 */
export function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly (readonly CellContent[])[]>,
): AsyncGenerator<Buffer> {
  return zip(
    (async function* () {
      for (const [part, content] of Object.entries(fixedParts)) yield { name: part, content: once(content) }
      yield { name: 'xl/workbook.xml', content: once(workbookXml(name)) }
      yield { name: 'xl/worksheets/sheet1.xml', content: sheetXml(columns, batches) }
    })(),
  )
}

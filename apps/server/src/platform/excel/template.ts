import { columnLetters } from '@portal/domain/platform/excel/spreadsheet'
import { escapeXml } from './workbook-parts.ts'
import { type CellContent, type ColumnKind, sheetXml, writeWorkbook } from './write-sheet.ts'

export interface TemplateColumn {
  title: string
  width?: number
  /** `text` keeps what people type as they typed it; `date` shows days as YYYY-MM-DD. */
  kind?: ColumnKind | undefined
  /** The legal values, offered as a dropdown and listed on the second sheet. */
  values?: readonly string[]
  /** Said when the cell is chosen. */
  hint?: string
}

const valuesSheet = 'Nilai'
const filledRows = 10_000
/** What Excel has room for. */
const [longestTitle, longestHint] = [32, 255]

function hintAttributes({ title, hint }: TemplateColumn): string {
  if (!hint) return ''
  const [shownTitle, shownHint] = [title.slice(0, longestTitle), hint.slice(0, longestHint)]
  return ` showInputMessage="1" promptTitle="${escapeXml(shownTitle)}" prompt="${escapeXml(shownHint)}"`
}

/** `list` is the column's place on the sheet of values. */
function validationXml(column: TemplateColumn, index: number, list: number): string {
  const letters = columnLetters(index)
  const common = ` allowBlank="1" sqref="${letters}2:${letters}${filledRows}"${hintAttributes(column)}`
  if (column.values && column.values.length > 0) {
    const at = columnLetters(list)
    // A warning and not a stop: the import itself also knows other spellings of a name.
    return (
      `<dataValidation type="list" errorStyle="warning" showErrorMessage="1" errorTitle="Periksa isian" ` +
      `error="Nilai ini tidak ada pada lembar ${valuesSheet}."${common}>` +
      `<formula1>${valuesSheet}!$${at}$2:$${at}$${column.values.length + 1}</formula1></dataValidation>`
    )
  }
  if (!column.hint) return ''
  return `<dataValidation type="textLength" operator="lessThanOrEqual"${common}><formula1>32767</formula1></dataValidation>`
}

async function* inOneBatch(rows: CellContent[][]) {
  yield rows
}

/** A workbook to fill in: the exact header row, dropdowns, and the legal values on the sheet "Nilai". */
export async function writeTemplate(sheetName: string, columns: readonly TemplateColumn[]): Promise<Buffer> {
  const lists = columns.filter(({ values }) => values && values.length > 0)
  const longest = Math.max(0, ...lists.map(({ values }) => values?.length ?? 0))
  const values = Array.from({ length: longest }, (_, row) => lists.map((column) => column.values?.[row]))
  const checks = columns.map((column, index) => validationXml(column, index, lists.indexOf(column)))
  const given = checks.filter((check) => check !== '')
  const validations =
    given.length > 0 ? `<dataValidations count="${given.length}">${given.join('')}</dataValidations>` : ''
  const pieces: Buffer[] = []
  const listColumns = lists.map(({ title }) => ({ title, width: 36, kind: 'text' as const }))
  const sheets = [{ name: sheetName, xml: sheetXml(columns, inOneBatch([]), validations) }]
  if (lists.length > 0) sheets.push({ name: valuesSheet, xml: sheetXml(listColumns, inOneBatch(values)) })
  for await (const piece of writeWorkbook(sheets)) pieces.push(piece)
  return Buffer.concat(pieces)
}

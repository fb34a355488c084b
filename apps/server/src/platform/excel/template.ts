import { columnLetters } from '@portal/domain/platform/excel/spreadsheet'
import { escapeXml } from './workbook-parts.ts'
import { type CellContent, type ColumnKind, sheetXml, writeWorkbook } from './write-sheet.ts'

export interface TemplateColumn {
  title: string
  width?: number
  /** `text` keeps input exactly as typed. `date` displays days as YYYY-MM-DD. */
  kind?: ColumnKind | undefined
  /** The allowed values, as a dropdown and as a list on the second sheet. */
  values?: readonly string[]
  /** Excel shows this text when the user selects a cell. */
  hint?: string
}

const valuesSheet = 'Nilai'
const filledRows = 10_000
/** Excel's length limits for the title and text of a prompt. */
const [longestTitle, longestHint] = [32, 255]

function hintAttributes({ title, hint }: TemplateColumn): string {
  if (!hint) return ''
  const [shownTitle, shownHint] = [title.slice(0, longestTitle), hint.slice(0, longestHint)]
  return ` showInputMessage="1" promptTitle="${escapeXml(shownTitle)}" prompt="${escapeXml(shownHint)}"`
}

/** Returns the validation of a column. `list` is the index of the column on the sheet of values. */
function validationXml(column: TemplateColumn, index: number, list: number): string {
  const letters = columnLetters(index)
  const common = ` allowBlank="1" sqref="${letters}2:${letters}${filledRows}"${hintAttributes(column)}`
  if (column.values && column.values.length > 0) {
    const at = columnLetters(list)
    // Use a warning instead of an error, because the import also accepts other spellings of a name.
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

/** Writes a workbook to fill in: the exact header row, dropdowns, and the allowed values on the sheet "Nilai". */
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

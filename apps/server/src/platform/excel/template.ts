import { columnLetters } from '@portal/domain/platform/spreadsheet'
import { type CellValue, type DataValidation, writeXlsx } from 'hucre/xlsx'

export interface TemplateColumn {
  title: string
  width?: number
  /** `text` keeps long digits as typed; `date` shows days as YYYY-MM-DD. */
  kind?: 'text' | 'date'
  /** The legal values, offered as a dropdown and listed on the second sheet. */
  values?: readonly string[]
  /** Said when the cell is chosen. */
  hint?: string
}

const valuesSheet = 'Nilai'
const filledRows = 10_000
const bold = { font: { bold: true } }
const formats = { text: '@', date: 'yyyy-mm-dd' } as const

function validationOf(column: TemplateColumn, index: number, listIndex: number): DataValidation | undefined {
  const range = `${columnLetters(index)}2:${columnLetters(index)}${filledRows}`
  const hint = column.hint
    ? { showInputMessage: true, inputTitle: column.title.slice(0, 32), inputMessage: column.hint }
    : {}
  if (column.values && column.values.length > 0) {
    const letters = columnLetters(listIndex)
    return {
      type: 'list',
      formula1: `${valuesSheet}!$${letters}$2:$${letters}$${column.values.length + 1}`,
      range,
      allowBlank: true,
      showErrorMessage: true,
      // A warning and not a stop: the import itself also knows other spellings of a name.
      errorStyle: 'warning',
      errorTitle: 'Periksa isian',
      errorMessage: `Nilai ini tidak ada pada lembar ${valuesSheet}.`,
      ...hint,
    }
  }
  if (!column.hint) return undefined
  return {
    type: 'textLength',
    operator: 'lessThanOrEqual',
    formula1: '32767',
    range,
    allowBlank: true,
    ...hint,
  }
}

function headerCells(titles: readonly string[]) {
  return new Map(titles.map((title, index) => [`0,${index}`, { value: title, style: bold }]))
}

/** A workbook to fill in: the exact header row, dropdowns, and the legal values on the sheet "Nilai". */
export async function writeTemplate(sheetName: string, columns: readonly TemplateColumn[]): Promise<Buffer> {
  const lists = columns.filter(({ values }) => values && values.length > 0)
  const longest = Math.max(0, ...lists.map(({ values }) => values?.length ?? 0))
  const listRows = Array.from({ length: longest }, (_, row): CellValue[] =>
    lists.map(({ values }) => values?.[row] ?? null),
  )
  const titles = columns.map(({ title }) => title)
  const listTitles = lists.map(({ title }) => title)
  const workbook = await writeXlsx({
    sheets: [
      {
        name: sheetName,
        columns: columns.map(({ width = 22, kind }) => ({
          width,
          ...(kind ? { numFmt: formats[kind] } : {}),
        })),
        rows: [titles],
        cells: headerCells(titles),
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap((column, index) => {
          const found = validationOf(column, index, lists.indexOf(column))
          return found ? [found] : []
        }),
      },
      {
        name: valuesSheet,
        columns: lists.map(() => ({ width: 36 })),
        rows: [listTitles, ...listRows],
        cells: headerCells(listTitles),
        freezePane: { rows: 1 },
      },
    ],
  })
  return Buffer.from(workbook)
}

import { columnLetters } from '@portal/domain/platform/excel/spreadsheet'
import { columnOf, type DateSystem } from './cell-value.ts'
import type { ExcelLimits } from './limits.ts'
import { type NumberShape, shownNumber } from './number-format.ts'
import { refusals } from './refusal.ts'
import { type SharedStrings, unescapeExcel } from './shared-strings.ts'
import { attributeOf, type XmlAttributes, type XmlHandler } from './xml-scanner.ts'

export interface SheetRow {
  /** One-based row number, as Excel counts. */
  number: number
  /** All cells as text: dates as `YYYY-MM-DD`, empty cells as ''. */
  cells: string[]
  /** Columns with a formula. `cells` contains its last computed result. */
  formulas?: number[]
  /** Columns whose number may differ from what the user typed. */
  unsure?: number[]
}

export interface SheetContext {
  limits: ExcelLimits
  shared: SharedStrings
  dateSystem: DateSystem
  /** Number formats, indexed by style number. */
  shapes: readonly NumberShape[]
}

/**
 * Size of the date cache. A column repeats the same dates, and formatting a date costs more than the rest of the cell.
 */
const mostDays = 20_000
const plainShape: NumberShape = { kind: 'plain' }

/** Collects non-empty rows from the XML of a sheet. The caller decides which columns matter. */
export class SheetRows implements XmlHandler {
  readonly #context: SheetContext
  readonly #days = new Map<number, string>()
  #rows: SheetRow[] = []
  #count = 0
  #number = 0
  #cells: string[] = []
  #formulas: number[] = []
  #unsure: number[] = []
  #column = -1
  #type: string | undefined
  #style = 0
  #value = ''
  #depth: 'outside' | 'data' | 'row' | 'cell' = 'outside'
  #capture = false
  #inline = false
  #phonetic = false
  /** True after the last row. The reader ignores the rest of the sheet. */
  finished = false

  constructor(context: SheetContext) {
    this.#context = context
  }

  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  wantsText(): boolean {
    return this.#capture
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#depth === 'cell') this.#insideCell(name)
    else if (this.#depth === 'row' && name === 'c') this.#startCell(attributes)
    else if (this.#depth === 'data' && name === 'row') this.#startRow(attributes)
    else if (this.#depth === 'outside' && name === 'sheetData') this.#depth = 'data'
  }

  text(text: string): void {
    this.#value += text
    if (this.#value.length > this.#context.limits.cell)
      throw refusals.cell(this.#context.limits, this.#reference())
  }

  close(name: string): void {
    if (this.#depth === 'cell') {
      if (name === 'c') this.#endCell()
      else if (name === 'v' || name === 't') this.#capture = false
      else if (name === 'is') this.#inline = false
      else if (name === 'rPh') this.#phonetic = false
    } else if (name === 'row' && this.#depth === 'row') this.#endRow()
    else if (name === 'sheetData') this.finished = true
  }

  #reference(): string {
    return `${columnLetters(this.#column)}${this.#number}`
  }

  #startRow(attributes: XmlAttributes): void {
    const given = Number(attributeOf(attributes, 'r') ?? this.#number + 1)
    if (!Number.isInteger(given) || given < 1 || given > 1_048_576) throw refusals.damaged()
    this.#number = given
    this.#cells = []
    this.#formulas = []
    this.#unsure = []
    this.#column = -1
    this.#depth = 'row'
  }

  #endRow(): void {
    this.#depth = 'data'
    if (this.#cells.length === 0 && this.#formulas.length === 0) return
    this.#count++
    if (this.#count > this.#context.limits.rows) throw refusals.rows(this.#context.limits)
    const row: SheetRow = { number: this.#number, cells: this.#cells }
    if (this.#formulas.length > 0) row.formulas = this.#formulas
    if (this.#unsure.length > 0) row.unsure = this.#unsure
    this.#rows.push(row)
  }

  #startCell(attributes: XmlAttributes): void {
    const reference = attributeOf(attributes, 'r')
    const column = reference === undefined ? this.#column + 1 : columnOf(reference)
    if (column < 0 || column > 16_383) throw refusals.damaged()
    this.#column = column
    this.#type = attributeOf(attributes, 't')
    this.#style = Number(attributeOf(attributes, 's') ?? 0)
    this.#value = ''
    this.#inline = false
    this.#phonetic = false
    this.#depth = 'cell'
  }

  #insideCell(name: string): void {
    if (name === 'v' && this.#type !== 'inlineStr') this.#capture = true
    else if (name === 'is') this.#inline = true
    else if (name === 't') this.#capture = this.#inline && !this.#phonetic
    else if (name === 'rPh') this.#phonetic = true
    else if (name === 'f') this.#formulas.push(this.#column)
  }

  #endCell(): void {
    this.#depth = 'row'
    this.#capture = false
    if (this.#value === '') return
    const text = this.#meaning().trim()
    if (text === '') return
    const { limits } = this.#context
    if (this.#column >= limits.columns) throw refusals.columns(limits, this.#reference())
    if (text.length > limits.cell) throw refusals.cell(limits, this.#reference())
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = text
  }

  #meaning(): string {
    switch (this.#type) {
      case 's':
        return this.#context.shared.at(Number(this.#value))
      case 'b':
        return this.#value === '1' ? 'TRUE' : 'FALSE'
      case 'inlineStr':
      case 'str':
      case 'e':
        return unescapeExcel(this.#value)
      case 'd':
        return this.#value.replace(/T00:00:00(\.0+)?Z?$/, '')
      default:
        return this.#numberMeaning(Number(this.#value))
    }
  }

  #numberMeaning(value: number): string {
    if (!Number.isFinite(value)) return this.#value
    const shape = this.#context.shapes[this.#style] ?? plainShape
    if (shape.kind === 'date') {
      this.#unsure.push(this.#column)
      return this.#day(value, shape)
    }
    const { text, sure } = shownNumber(value, shape, this.#context.dateSystem)
    if (!sure) this.#unsure.push(this.#column)
    return text
  }

  #day(value: number, shape: NumberShape): string {
    const known = this.#days.get(value)
    if (known) return known
    const { text } = shownNumber(value, shape, this.#context.dateSystem)
    if (this.#days.size < mostDays) this.#days.set(value, text)
    return text
  }
}

import { palette } from './palette.ts'
import type { Paper, TextStyle } from './paper.ts'

export interface TableColumn {
  title: string
  width: number
}

export interface TableCell {
  text: string
  indent?: number
  strong?: boolean
}

export interface TableRow {
  cells: readonly TableCell[]
  /** A single cell across the whole width, as the heading of the following rows. */
  section?: boolean
  /** Joins this row to the row above, without a rule between them. */
  joined?: boolean
  /** Keeps this row on the same page as the next one. */
  leads?: boolean
}

export interface TableOptions {
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  style?: { size: number; leading: number }
  /** Called when a page is full. It must set `paper.y` to the position where the table continues. */
  nextPage(): void
  /** The height to reserve below the last row. */
  keepBelow?: number
}

const padX = 7
const padY = 4
/** Rows up to this height never break across pages. */
const wholeRow = 220

/** Tells screen readers which cells a header belongs to. PDFKit's types do not declare it yet. */
const headOfColumn: object = { scope: 'Column' }

export function drawTable(paper: Paper, options: TableOptions): void {
  const { columns, rows, nextPage, keepBelow = 0 } = options
  const { size, leading } = options.style ?? { size: 10.5, leading: 14.5 }
  const { kit } = paper
  const body: TextStyle = { font: 'regular', size, leading }
  const strong: TextStyle = { font: 'semibold', size, leading }
  const headStyle: TextStyle = { ...strong, color: palette.brandInk }
  const table = kit.struct('Table')
  paper.root.add(table)
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, column) => sum + column.width, paper.left),
  )

  function drawHead(first: boolean): void {
    const titles = columns.map((column) => paper.lines(column.title, headStyle, column.width - 2 * padX))
    const height = Math.max(...titles.map((lines) => lines.length)) * leading + 2 * padY
    paper.artifact(() => {
      kit.rect(paper.left, paper.y, width, height).fill(palette.brandSoft)
      paper.rule(paper.left, paper.left + width, paper.y, palette.brand, 0.8)
      paper.rule(paper.left, paper.left + width, paper.y + height, palette.brand, 0.8)
    })
    const cells = titles.map((lines, index) => {
      const place = { x: (lefts[index] ?? 0) + padX, y: paper.y + padY, width: columns[index]?.width ?? 0 }
      // Screen readers read only the first header row. Repetitions on later pages are artifacts.
      if (!first) {
        paper.artifact(() => paper.drawLines(lines, headStyle, place))
        return undefined
      }
      const content = kit.markStructureContent('TH')
      paper.drawLines(lines, headStyle, place)
      kit.endMarkedContent()
      return kit.struct('TH', headOfColumn, content)
    })
    if (first)
      table.add(
        kit.struct(
          'TR',
          {},
          cells.filter((cell) => cell !== undefined),
        ),
      )
    paper.y += height
  }

  function closePage(): void {
    paper.artifact(() => paper.rule(paper.left, paper.left + width, paper.y, palette.line, 0.5))
  }

  function breakPage(): void {
    closePage()
    nextPage()
    drawHead(false)
  }

  function layOut(row: TableRow) {
    return row.cells.map((cell, index) => {
      const style = cell.strong || row.section ? strong : body
      const indent = cell.indent ?? 0
      const room = (row.section ? width : (columns[index]?.width ?? 0)) - 2 * padX - indent
      const x = (lefts[index] ?? paper.left) + padX + indent
      return { style, x, width: room, lines: paper.lines(cell.text, style, room) }
    })
  }

  function drawRow(row: TableRow, index: number): void {
    const next = rows[index + 1]
    const cells = layOut(row).map((cell) => ({ ...cell, element: kit.struct('TD') }))
    const above = row.joined ? 0 : padY
    const below = next?.joined ? 1.5 : padY
    const count = Math.max(...cells.map(({ lines }) => lines.length))
    const whole = count * leading + above + below
    // A heading stays with the start of its rows, and the last row stays with the content below the table.
    const company = next === undefined ? keepBelow : row.section || row.leads ? 3 * leading : 0
    const crowded = paper.y + whole + company > paper.bottom && whole <= wholeRow
    if (crowded || (index === tail && tailHeight() > paper.bottom - paper.y)) breakPage()

    let done = 0
    while (done < count) {
      const fits = Math.floor((paper.bottom - paper.y - above - below) / leading)
      // Avoid a single line of a row at the end of a page.
      if (fits < Math.min(2, count - done)) {
        breakPage()
        continue
      }
      const now = Math.min(fits, count - done)
      const [top, tall] = [paper.y, now * leading + above + below]
      paper.artifact(() => {
        if (row.section) kit.rect(paper.left, top, width, tall).fill(palette.sunken)
        if (!row.joined) paper.rule(paper.left, paper.left + width, top, palette.line, 0.5)
      })
      for (const cell of cells) {
        const part = cell.lines.slice(done, done + now)
        if (part.length === 0) continue
        const content = kit.markStructureContent('TD')
        paper.drawLines(part, cell.style, { x: cell.x, y: top + above, width: cell.width })
        kit.endMarkedContent()
        cell.element.add(content)
      }
      paper.y += tall
      done += now
      if (done < count) breakPage()
    }
    const line = kit.struct('TR')
    for (const { element } of cells) line.add(element)
    table.add(line)
  }

  // Content below the table, e.g. a signature, moves to the next page together with the last rows.
  const tail = keepBelow > 0 ? rows.findIndex((row, index) => index >= rows.length - 4 && !row.joined) : -1
  function tailHeight(): number {
    const heights = rows.slice(tail).map((row) => {
      const count = Math.max(...layOut(row).map(({ lines }) => lines.length))
      return count * leading + (row.joined ? padY : 2 * padY)
    })
    const whole = heights.reduce((sum, height) => sum + height, keepBelow)
    return heights.every((height) => height <= wholeRow / 2) ? whole : 0
  }

  if (paper.y + 4 * leading > paper.bottom) nextPage()
  drawHead(true)
  for (const [index, row] of rows.entries()) drawRow(row, index)
  closePage()
  table.end()
}

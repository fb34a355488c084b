import { setImmediate } from 'node:timers/promises'

export interface PdfColumn {
  title: string
  /** Relative width of the column. */
  weight?: number
}

const margin = 28
const [bodySize, headSize, titleSize] = [7, 7, 12]
const pad = 3
const rowsPerPause = 20

/** The built-in fonts support Western letters only. Other characters become "?". */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[^\u0020-\u00ff–—‘’“”•…€]/gu, '?')
}

interface Place {
  x: number
  width: number
}

function placesOf(columns: readonly PdfColumn[], width: number): Place[] {
  const whole = columns.reduce((sum, { weight = 1 }) => sum + weight, 0)
  let x = margin
  return columns.map(({ weight = 1 }) => {
    const place = { x, width: (width * weight) / whole }
    x += place.width
    return place
  })
}

/**
 * Yields a table on landscape pages with a title, a header row on every page and page numbers. It emits finished pages
 * and yields to the event loop between rows.
 */
export async function* tablePdf(
  about: { title: string; subtitle: string },
  columns: readonly PdfColumn[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Buffer> {
  // Lazy load PDFKit: with its fonts it is a tenth of the code that the server would load at start.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', margin, info: { Title: about.title } })
  const places = placesOf(columns, document.page.width - 2 * margin)
  const bottom = document.page.height - margin - 14
  let page = 1
  let y = margin

  const footer = () =>
    document
      .font('Helvetica')
      .fontSize(headSize)
      .text(`Halaman ${page}`, margin, bottom + 4, {
        width: document.page.width - 2 * margin,
        align: 'right',
        lineBreak: false,
      })
  const heightOf = (cells: readonly string[]) =>
    Math.max(
      ...cells.map((cell, index) =>
        document.heightOfString(cell || ' ', { width: (places[index]?.width ?? 0) - 2 * pad }),
      ),
    ) +
    2 * pad
  const drawRow = (cells: readonly string[], height: number) => {
    for (const [index, cell] of cells.entries()) {
      const place = places[index]
      if (place)
        document.text(cell, place.x + pad, y + pad, {
          width: place.width - 2 * pad,
          height: height - pad,
          ellipsis: true,
        })
    }
    y += height
    document
      .moveTo(margin, y)
      .lineTo(document.page.width - margin, y)
      .lineWidth(0.4)
      .strokeColor('#b8c0bc')
      .stroke()
  }
  const drawHead = () => {
    document.font('Helvetica-Bold').fontSize(headSize).fillColor('black')
    const titles = columns.map(({ title }) => printable(title))
    drawRow(titles, heightOf(titles))
    document.font('Helvetica').fontSize(bodySize)
  }

  document.font('Helvetica-Bold').fontSize(titleSize).text(printable(about.title), margin, y)
  document.font('Helvetica').fontSize(headSize).text(printable(about.subtitle))
  y = document.y + 6
  drawHead()
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise((resolve) => document.on('end', resolve))

  let count = 0
  for await (const batch of batches) {
    for (const row of batch) {
      const cells = row.map(printable)
      const height = Math.min(heightOf(cells), bottom - margin - 40)
      if (y + height > bottom) {
        footer()
        document.addPage()
        page++
        y = margin
        drawHead()
      }
      drawRow(cells, height)
      count++
      if (count % rowsPerPause === 0) {
        await setImmediate()
        yield* pieces.splice(0)
      }
    }
  }
  footer()
  document.end()
  await ended
  yield* pieces
}

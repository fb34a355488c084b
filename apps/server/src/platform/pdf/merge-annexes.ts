import { PDFDocument, type PDFPage, type TransformationMatrix } from '@cantoo/pdf-lib'
import { AppError } from '@portal/domain/platform/errors'
import { type OpenAnnex, turnOf } from './annex.ts'

/** The place of an annex page: a page of the main document (from 0) and a box on it, measured from the lower left. */
export interface AnnexSlot {
  page: number
  x: number
  y: number
  width: number
  height: number
}

interface Drawing {
  width: number
  height: number
  draw(page: PDFPage, at: { x: number; y: number; scale: number }): void
}

/** Returns the matrix that moves the visible part of a page to the origin and applies the page rotation. */
function upright(page: PDFPage): TransformationMatrix {
  const { x, y, width, height } = page.getCropBox()
  switch (turnOf(page)) {
    case 90:
      return [0, -1, 1, 0, -y, x + width]
    case 180:
      return [-1, 0, 0, -1, x + width, y + height]
    case 270:
      return [0, 1, -1, 0, y + height, -x]
    default:
      return [1, 0, 0, 1, -x, -y]
  }
}

function visiblePart(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox()
  return { left: x, bottom: y, right: x + width, top: y + height }
}

async function drawingsOf(main: PDFDocument, annex: OpenAnnex): Promise<Drawing[]> {
  if (annex.kind === 'gambar') {
    const image = await main.embedJpg(annex.jpeg)
    return annex.pages.map((size) => ({
      ...size,
      draw: (page, { x, y, scale }) =>
        page.drawImage(image, { x, y, width: size.width * scale, height: size.height * scale }),
    }))
  }
  // A page without contents is blank. The library cannot embed it, and there is nothing to draw.
  const filled = annex.sources.filter((source) => source.node.Contents() !== undefined)
  const embedded = await main.embedPages(filled, filled.map(visiblePart), filled.map(upright))
  await main.flush()
  return annex.pages.map((size, index) => ({
    ...size,
    draw(page, { x, y, scale }) {
      const source = annex.sources[index]
      const form = source && embedded[filled.indexOf(source)]
      if (form) page.drawPage(form, { x, y, xScale: scale, yScale: scale })
    },
  }))
}

/** Fits the drawing into the box, centred at the top, without enlarging it. */
function fit({ width, height }: Drawing, box: AnnexSlot) {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { x: box.x + (box.width - width * scale) / 2, y: box.y + box.height - height * scale, scale }
}

const a4 = { short: 595.28, long: 841.89, margin: 36 }

function appendPage(main: PDFDocument, { width, height }: Drawing): AnnexSlot {
  const size = width > height ? { width: a4.long, height: a4.short } : { width: a4.short, height: a4.long }
  main.addPage([size.width, size.height])
  const inner = { width: size.width - 2 * a4.margin, height: size.height - 2 * a4.margin }
  return { page: main.getPageCount() - 1, x: a4.margin, y: a4.margin, ...inner }
}

/**
 * Appends annexes to a document: on reserved pages with one slot per annex page, otherwise on new A4 pages. It keeps
 * the visible content but drops scripts, links and attachments of an annex.
 */
export async function mergeAnnexes(
  pdf: Uint8Array,
  annexes: readonly OpenAnnex[],
  slots?: readonly AnnexSlot[],
): Promise<Buffer> {
  const main = await PDFDocument.load(pdf, { updateMetadata: false })
  let next = 0
  for (const annex of annexes) {
    const drawings = await drawingsOf(main, annex).catch((cause: unknown) => {
      throw new AppError('BERKAS_RUSAK', {
        message: `Lampiran "${annex.title}" rusak atau tidak dapat dibaca. Simpan ulang berkas itu, lalu unggah lagi.`,
        cause,
      })
    })
    for (const drawing of drawings) {
      const slot = slots ? slots[next++] : appendPage(main, drawing)
      if (!slot) throw new Error('Too few pages for the attachments')
      drawing.draw(main.getPage(slot.page), fit(drawing, slot))
    }
  }
  return Buffer.from(await main.save({ updateFieldAppearances: false }))
}

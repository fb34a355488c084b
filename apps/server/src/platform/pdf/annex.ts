import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { AppError } from '@portal/domain/platform/errors'
import sharp from 'sharp'
import { flattenAnnotations } from './flatten-annotations.ts'
import { openingOf } from './inflate-guard.ts'

/** A file to append to a document. Messages and pages use its title. */
export interface Annex {
  title: string
  bytes: Uint8Array
}

/** The visible size of a page, after its rotation. */
interface PageSize {
  width: number
  height: number
}

export type OpenAnnex = { title: string; pages: readonly PageSize[] } & (
  | { kind: 'pdf'; sources: readonly PDFPage[] }
  | { kind: 'gambar'; jpeg: Buffer }
)

const mostPages = 100
const mostPixels = 51_000_000
/** Enough for 200 dpi on a whole page. */
const longSide = 2000
/** Small pictures keep their size on screen. */
const screenToPoint = 72 / 96

function fault(title: string, why: string, cause?: unknown): AppError {
  return new AppError('BERKAS_RUSAK', { message: `Lampiran "${title}" ${why}`, cause })
}

export function turnOf(page: PDFPage): 0 | 90 | 180 | 270 {
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  return turn === 90 || turn === 180 || turn === 270 ? turn : 0
}

function sizeOf(page: PDFPage): PageSize {
  const { width, height } = page.getCropBox()
  if (!(width >= 1 && height >= 1 && width <= 20_000 && height <= 20_000)) throw new Error('Odd page size')
  return turnOf(page) % 180 === 0 ? { width, height } : { width: height, height: width }
}

async function openPdf({ title, bytes }: Annex): Promise<OpenAnnex> {
  const buffer = Buffer.from(bytes)
  try {
    const opening = openingOf(buffer)
    if (opening === 'terkunci')
      throw fault(title, 'terkunci kata sandi. Simpan ulang PDF itu tanpa kata sandi, lalu unggah lagi.')
    if (opening === 'terlalu besar') throw new Error('The content is too large')
    const document = await PDFDocument.load(buffer, {
      updateMetadata: false,
      // The library checks objects before it tries the password, and encrypted objects look invalid then.
      throwOnInvalidObject: opening === 'bebas',
      password: '',
    })
    const sources = document.getPages()
    if (sources.length === 0) throw new Error('No pages')
    for (const page of sources) flattenAnnotations(page)
    return { title, kind: 'pdf', sources, pages: sources.map(sizeOf) }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw fault(title, 'rusak atau tidak dapat dibaca. Simpan ulang PDF itu, lalu unggah lagi.', cause)
  }
}

async function openPicture({ title, bytes }: Annex): Promise<OpenAnnex> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png') throw new Error(`Image format ${format}`)
    const { data, info } = await picture
      .rotate()
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    const page = { width: info.width * screenToPoint, height: info.height * screenToPoint }
    return { title, kind: 'gambar', jpeg: data, pages: [page] }
  } catch (cause) {
    throw fault(title, 'bukan PDF, JPEG, atau PNG yang utuh. Periksa berkas itu, lalu unggah lagi.', cause)
  }
}

/** Reads all annexes first, so that an unusable annex stops the document before anything is written. */
export async function openAnnexes(annexes: readonly Annex[]): Promise<OpenAnnex[]> {
  const opened: OpenAnnex[] = []
  let pages = 0
  // Open one annex at a time, because decoding a picture needs much memory.
  for (const annex of annexes) {
    const isPdf = Buffer.from(annex.bytes.subarray(0, 1024)).includes('%PDF-')
    const next = await (isPdf ? openPdf(annex) : openPicture(annex))
    pages += next.pages.length
    if (pages > mostPages)
      throw new AppError('BERKAS_TERLALU_BESAR', {
        message: `Lampiran sampai "${annex.title}" berjumlah ${pages} halaman. Paling banyak ${mostPages} halaman.`,
      })
    opened.push(next)
  }
  return opened
}

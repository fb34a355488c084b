import { createHash, type Hash } from 'node:crypto'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { openingOf } from '#platform/pdf/inflate-guard.ts'

/** Page keys that affect what the page shows. Ownership and storage keys do not. */
const shown = ['MediaBox', 'CropBox', 'Rotate', 'Resources'] as const
/** Keys that describe compression or point to a parent. They do not affect what the page shows. */
const packing = new Set(['/Length', '/Filter', '/DecodeParms', '/Parent', '/P'])

function contentsOf(stream: PDFStream): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return stream.getContents()
  try {
    return decodePDFRawStream(stream).decode()
  } catch {
    return stream.getContents()
  }
}

/** PDF tools add empty resource dictionaries, so the digest skips them. */
const isEmpty = (object: PDFObject) => object instanceof PDFDict && object.entries().length === 0

/** Adds the drawing commands to the hash. Tools may split them over several streams, which changes nothing visible. */
function addContents(hash: Hash, document: PDFDocument, object: PDFObject | undefined): void {
  const found = object instanceof PDFRef ? document.context.lookup(object) : object
  if (found instanceof PDFArray) for (const item of found.asArray()) addContents(hash, document, item)
  else if (found instanceof PDFStream) {
    const drawn = Buffer.from(contentsOf(found)).toString('latin1').trim()
    // Tools that add something to a page first wrap its drawing in `q` and `Q`.
    if (drawn !== 'q' && drawn !== 'Q') hash.update(`${drawn}\n`, 'latin1')
  }
}

/** Adds an object and everything it refers to. The hash leaves out object numbers, because any tool may change them. */
function addObject(
  hash: Hash,
  document: PDFDocument,
  object: PDFObject | undefined,
  above: readonly PDFRef[],
): void {
  if (object instanceof PDFRef) {
    if (!above.includes(object)) {
      addObject(hash, document, document.context.lookup(object), [...above, object])
    }
  } else if (object instanceof PDFArray) {
    hash.update('[')
    for (const item of object.asArray()) addObject(hash, document, item, above)
    hash.update(']')
  } else if (object instanceof PDFDict || object instanceof PDFStream) {
    const dict = object instanceof PDFStream ? object.dict : object
    const entries = dict.entries().filter(([key, value]) => !packing.has(key.asString()) && !isEmpty(value))
    hash.update('<')
    for (const [key, value] of entries.toSorted(([a], [b]) => (a.asString() < b.asString() ? -1 : 1))) {
      hash.update(key.asString())
      addObject(hash, document, value, above)
    }
    if (object instanceof PDFStream) hash.update(contentsOf(object))
    hash.update('>')
  } else hash.update(String(object))
}

/** Maximum share of a page that all its signatures together may cover. A larger field could hide the content. */
const signatureShare = 1 / 8

const areaOf = ({ width, height }: { width: number; height: number }) => Math.abs(width * height)

function signatureArea(document: PDFDocument, item: PDFObject): number | undefined {
  const dict = item instanceof PDFRef ? document.context.lookup(item) : item
  if (!(dict instanceof PDFDict)) return undefined
  const name = (key: string) => dict.lookupMaybe(PDFName.of(key), PDFName)?.asString()
  if (name('FT') !== '/Sig' || name('Subtype') !== '/Widget') return undefined
  const corners = dict.lookupMaybe(PDFName.of('Rect'), PDFArray)
  return corners ? areaOf(corners.asRectangle()) : 0
}

/**
 * Returns the annotations that count as content. Signature fields do not count unless they cover too much of the page.
 */
function annotationsOf(document: PDFDocument, page: PDFPage): PDFObject[] {
  const annotations = page.node.get(PDFName.of('Annots'))
  const list = annotations instanceof PDFRef ? document.context.lookup(annotations) : annotations
  if (!(list instanceof PDFArray)) return []
  const items = list.asArray().map((item) => ({ item, area: signatureArea(document, item) }))
  const covered = items.reduce((sum, { area = 0 }) => sum + area, 0)
  const large = covered > areaOf(page.getMediaBox()) * signatureShare
  return items.flatMap(({ item, area }) => (area === undefined || large ? [item] : []))
}

/**
 * Returns a digest of what the pages of a PDF show, independent of the tool that wrote it. Returns undefined for a
 * protected PDF.
 */
export async function drawnDigest(bytes: Buffer): Promise<string | undefined> {
  if (openingOf(bytes) !== 'bebas') return undefined
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const hash = createHash('sha256')
  for (const page of document.getPages()) {
    const { node } = page
    addContents(hash, document, node.get(PDFName.of('Contents')))
    for (const key of shown) {
      hash.update(`${key}:`)
      addObject(hash, document, node.getInheritableAttribute(PDFName.of(key)), [])
    }
    for (const one of annotationsOf(document, page)) addObject(hash, document, one, [])
  }
  return hash.digest('hex')
}

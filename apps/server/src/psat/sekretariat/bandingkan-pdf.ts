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

/** What a page shows; who it belongs to and how it is stored are no part of that. */
const shown = ['MediaBox', 'CropBox', 'Rotate', 'Resources'] as const
/** Of a stream or a dictionary: how it is packed, and the way back up. */
const packing = new Set(['/Length', '/Filter', '/DecodeParms', '/Parent', '/P'])

function contentsOf(stream: PDFStream): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return stream.getContents()
  try {
    return decodePDFRawStream(stream).decode()
  } catch {
    return stream.getContents()
  }
}

/** Tools add empty folders of resources where none are. */
const isEmpty = (object: PDFObject) => object instanceof PDFDict && object.entries().length === 0

/** What is drawn, one after another: whether it stands in one stream or several shows nowhere. */
function addContents(hash: Hash, document: PDFDocument, object: PDFObject | undefined): void {
  const found = object instanceof PDFRef ? document.context.lookup(object) : object
  if (found instanceof PDFArray) for (const item of found.asArray()) addContents(hash, document, item)
  else if (found instanceof PDFStream) {
    const drawn = Buffer.from(contentsOf(found)).toString('latin1').trim()
    // Whoever adds something to a page first puts its drawing in brackets.
    if (drawn !== 'q' && drawn !== 'Q') hash.update(`${drawn}\n`, 'latin1')
  }
}

/** Adds an object with everything it refers to; the numbers of objects, which any tool may change, are left out. */
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

/** A signature may be seen on a page, but not take it over: together they cover no more than this part of it. */
const signatureShare = 1 / 8

const areaOf = ({ width, height }: { width: number; height: number }) => Math.abs(width * height)

/** The room that a signature field takes; undefined of anything else, whatever it calls itself. */
function signatureArea(document: PDFDocument, item: PDFObject): number | undefined {
  const dict = item instanceof PDFRef ? document.context.lookup(item) : item
  if (!(dict instanceof PDFDict)) return undefined
  const name = (key: string) => dict.lookupMaybe(PDFName.of(key), PDFName)?.asString()
  if (name('FT') !== '/Sig' || name('Subtype') !== '/Widget') return undefined
  const corners = dict.lookupMaybe(PDFName.of('Rect'), PDFArray)
  return corners ? areaOf(corners.asRectangle()) : 0
}

/** What lies on a page besides signatures: links of the attachment itself, or something put over it. */
function annotationsOf(document: PDFDocument, page: PDFPage): PDFObject[] {
  const annotations = page.node.get(PDFName.of('Annots'))
  const list = annotations instanceof PDFRef ? document.context.lookup(annotations) : annotations
  if (!(list instanceof PDFArray)) return []
  const items = list.asArray().map((item) => ({ item, area: signatureArea(document, item) }))
  const covered = items.reduce((sum, { area = 0 }) => sum + area, 0)
  const large = covered > areaOf(page.getMediaBox()) * signatureShare
  return items.flatMap(({ item, area }) => (area === undefined || large ? [item] : []))
}

/** A digest of what the pages of a PDF show, whoever stored it; undefined where it does not open freely. */
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

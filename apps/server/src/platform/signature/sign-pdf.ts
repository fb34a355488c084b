import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'
import { detachedCms, type Stamp } from './cms.ts'
import type { SigningIdentity } from './p12.ts'

/** A rectangle on a page (from 0), in points from the lower left corner. */
export interface SignaturePlace {
  page: number
  x: number
  y: number
  width: number
  height: number
}

export interface SignatureAbout {
  at: Date
  reason: string
  location?: string
  name?: string
  /** The clickable area of the signature. Without it the signature is invisible. */
  place?: SignaturePlace
}

const gap = '**********'
const rangeGap = `/ByteRange [ 0 /${gap} /${gap} /${gap} ]`
const jakarta = 7 * 3_600_000

/** Formats a date as "D:20261115104200+07'00'". */
function pdfDate(at: Date): PDFString {
  const digits = new Date(at.getTime() + jakarta).toISOString().replace(/\D/g, '').slice(0, 14)
  return PDFString.of(`D:${digits}+07'00'`)
}

function isSigned(form: PDFDict | undefined): boolean {
  return (form?.lookupMaybe(PDFName.of('SigFlags'), PDFNumber)?.asNumber() ?? 0) > 0
}

function addSignatureField(document: PDFDocument, about: SignatureAbout, room: number): void {
  const { context, catalog } = document
  // Rewriting a signed document would break its signature.
  if (isSigned(catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)))
    throw new Error('This document is already signed.')
  const range = PDFArray.withContext(context)
  range.push(PDFNumber.of(0))
  for (let index = 0; index < 3; index++) range.push(PDFName.of(gap))
  const text = (value: string | undefined) =>
    value === undefined ? undefined : PDFHexString.fromText(value.toWellFormed())
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: range,
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      M: pdfDate(about.at),
      Reason: text(about.reason),
      Location: text(about.location),
      Name: text(about.name),
    }),
  )
  const { place } = about
  const page = document.getPage(place?.page ?? 0)
  const rect = place ? [place.x, place.y, place.x + place.width, place.y + place.height] : [0, 0, 0, 0]
  const appearance = context.register(
    context.stream('', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, place?.width ?? 0, place?.height ?? 0],
    }),
  )
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFHexString.fromText('Tanda tangan elektronik'),
      TU: PDFHexString.fromText('Tanda tangan elektronik'),
      Rect: rect,
      V: signature,
      P: page.ref,
      // Annotation flags: Print and Locked.
      F: 132,
      AP: { N: appearance },
    }),
  )
  page.node.addAnnot(widget)
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [widget] }))
}

/**
 * Adds a signature field to a PDF and fills it with the result of `sign`, which receives all bytes except the field.
 */
export async function embedSignature(
  pdf: Uint8Array,
  about: SignatureAbout,
  room: number,
  sign: (covered: Uint8Array[]) => Promise<Buffer>,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  addSignatureField(document, about, room)
  // The signature dictionary must be uncompressed, so object streams are off.
  const bytes = Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false }))

  const rangeAt = bytes.lastIndexOf(rangeGap)
  const contentsAt = bytes.indexOf('<0000', rangeAt)
  if (rangeAt < 0 || contentsAt < 0) throw new Error('The PDF has no signature placeholder.')
  const contentsEnd = contentsAt + room * 2 + 2
  const range = `/ByteRange [0 ${contentsAt} ${contentsEnd} ${bytes.length - contentsEnd}]`
  bytes.write(range.padEnd(rangeGap.length), rangeAt, 'latin1')
  const cms = await sign([bytes.subarray(0, contentsAt), bytes.subarray(contentsEnd)])
  if (cms.length > room) throw new Error('The signature is larger than its placeholder.')
  bytes.write(cms.toString('hex'), contentsAt + 1, 'latin1')
  return bytes
}

export function signPdf(
  pdf: Uint8Array,
  identity: SigningIdentity,
  about: SignatureAbout,
  stamp?: { get: Stamp; room: number },
): Promise<Buffer> {
  const certificates = [identity.certificate, ...identity.chain]
  const room = certificates.reduce((sum, { raw }) => sum + raw.length, 2048 + (stamp?.room ?? 0))
  return embedSignature(pdf, about, room, (covered) => detachedCms(identity, covered, stamp?.get))
}

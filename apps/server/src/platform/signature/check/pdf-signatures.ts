import { budgetFor } from '#platform/files/content/pdf-file.ts'
import {
  type PdfDict,
  PdfName,
  PdfObjects,
  PdfTooComplex,
  type PdfValue,
} from '#platform/files/content/pdf-objects.ts'

/** A signature dictionary of a PDF, before verification. */
export interface PdfSignature {
  dict: PdfDict
  /** The two signed ranges around the signature value. Undefined if they are invalid. */
  covered: { before: number; after: number; end: number } | undefined
  contents: Buffer<ArrayBuffer>
}

const longestText = 300

/** Cleans text from an untrusted file: no invisible and no text direction characters. */
export function shownText(text: string): string | undefined {
  const clean = text
    .slice(0, 4 * longestText)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
  return clean === '' ? undefined : clean.slice(0, longestText)
}

/** No regular document has more signatures. */
const mostSignatures = 16

const hexDigit = new Set(Buffer.from('0123456789abcdefABCDEF'))

function isHexString(bytes: Buffer, from: number, to: number): boolean {
  if (bytes[from] !== 0x3c || bytes[to - 1] !== 0x3e || (to - from) % 2 !== 0) return false
  for (let at = from + 1; at < to - 1; at++) if (!hexDigit.has(bytes[at] ?? 0)) return false
  return true
}

const isPlace = (value: PdfValue): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/**
 * Returns the signed ranges if they cover everything from the first byte except this dictionary's /Contents. Anything
 * else in the gap or after the end would be displayed but not signed.
 */
function coveredBy(
  bytes: Buffer,
  range: PdfValue,
  contents: PdfValue,
  object: { from: number; to: number },
): PdfSignature['covered'] {
  if (!Array.isArray(range) || range.length !== 4 || !range.every(isPlace)) return undefined
  const [start = 0, before = 0, after = 0, rest = 0] = range as number[]
  const end = after + rest
  if (start !== 0 || before >= after || end > bytes.length) return undefined
  if (before < object.from || after > object.to || !isHexString(bytes, before, after)) return undefined
  const gap = Buffer.from(bytes.toString('latin1', before + 1, after - 1), 'hex')
  return Buffer.isBuffer(contents) && gap.equals(contents) ? { before, after, end } : undefined
}

function signatureIn(bytes: Buffer, dict: PdfDict, object: { from: number; to: number }): PdfSignature {
  const contents = dict.get('Contents')
  return {
    dict,
    covered: coveredBy(bytes, dict.get('ByteRange'), contents, object),
    contents: Buffer.from(Buffer.isBuffer(contents) ? contents : ''),
  }
}

/**
 * Finds signature dictionaries outside streams, whether or not the document refers to them: only one that covers every
 * byte proves anything. Throws PdfTooComplex for a file that takes too long to read.
 */
export function findSignatures(bytes: Buffer): PdfSignature[] {
  const { spend } = budgetFor(bytes.length)
  const objects = new PdfObjects(bytes, () => undefined, spend)
  const found: PdfSignature[] = []
  for (let at = bytes.indexOf('obj'); at >= 0; ) {
    let next = at + 3
    const isEnd = bytes.toString('latin1', Math.max(0, at - 3), at) === 'end'
    const dict = isEnd ? undefined : objects.read(next)
    if (dict instanceof Map) {
      const to = objects.at
      if (objects.follows('stream')) {
        // Skip streams: an attached PDF may be stored uncompressed, with its own signatures.
        const end = bytes.indexOf('endstream', objects.at)
        spend((end < 0 ? bytes.length : end) - objects.at)
        next = end < 0 ? bytes.length : end
      } else if (dict.has('ByteRange')) found.push(signatureIn(bytes, dict, { from: at, to }))
      if (found.length > mostSignatures) throw new PdfTooComplex()
    }
    at = bytes.indexOf('obj', next)
  }
  return found
}

const utf16 = Buffer.from([0xfe, 0xff])

/** Returns a text of a dictionary as one line. */
export function textOf(value: PdfValue): string | undefined {
  if (!Buffer.isBuffer(value)) return undefined
  const wide = value.subarray(0, 2).equals(utf16) && value.length % 2 === 0
  return shownText(
    wide ? Buffer.from(value.subarray(2)).swap16().toString('utf16le') : new TextDecoder().decode(value),
  )
}

export const nameIs = (value: PdfValue, name: string) => value instanceof PdfName && value.name === name

const dateText = /^D:(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-])(\d\d)'?(\d\d)?)?/

/** Parses "D:20261115104200+07'00'". Without a zone it assumes UTC. */
export function dateOf(value: PdfValue): Date | undefined {
  const parts = dateText.exec(textOf(value) ?? '')
  if (!parts) return undefined
  const [
    ,
    year,
    month,
    day,
    hour = '00',
    minute = '00',
    second = '00',
    ,
    sign,
    zoneHour = '00',
    zoneMinute = '00',
  ] = parts
  const zone = sign ? `${sign}${zoneHour}:${zoneMinute}` : 'Z'
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

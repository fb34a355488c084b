import { inflateSync } from 'node:zlib'

const most = 48_000_000
const opening = /stream\r?\n/g

/** Pictures are copied as they are and never unpacked, however many pixels they hold. */
function isPicture(text: string, at: number): boolean {
  const dictionary = text.slice(Math.max(0, at - 600), at)
  return /\/Subtype\s*\/Image\b/.test(dictionary.slice(dictionary.lastIndexOf(' obj') + 1))
}

/** True when a compressed part of a PDF unpacks to more than a document has reason to hold. */
export function unpacksTooFar(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  for (const found of text.matchAll(opening)) {
    const start = found.index + found[0].length
    if (text.slice(found.index - 3, found.index) === 'end' || pdf[start] !== 0x78) continue
    if (isPicture(text, found.index)) continue
    const end = text.indexOf('endstream', start)
    try {
      inflateSync(pdf.subarray(start, end < 0 ? pdf.length : end), { maxOutputLength: most })
    } catch (error) {
      // Any other fault is the reader's to judge.
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return true
    }
  }
  return false
}

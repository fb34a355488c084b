import { inflateSync } from 'node:zlib'
import type { PdfFile, PdfStream } from './pdf-file.ts'
import { isWord, PdfName, PdfTooComplex, type PdfValue } from './pdf-objects.ts'

/** No regular document unpacks to more bytes. */
export const mostUnpacked = 48_000_000

const isNothing = (value: PdfValue) => value === undefined || isWord(value, 'null')

/** Returns the filters of a stream in order, or undefined if one of them is not a direct name. */
export function filtersOf({ dict }: PdfStream): string[] | undefined {
  const given = dict.get('Filter')
  const filters = isNothing(given) ? [] : Array.isArray(given) ? given : [given]
  const names = filters.flatMap((filter) => (filter instanceof PdfName ? filter.name : []))
  return names.length === filters.length ? names : undefined
}

export const isFlate = (filter: string | undefined) => filter === 'FlateDecode' || filter === 'Fl'

function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: most })
  } catch (cause) {
    throw new PdfTooComplex('Tidak dapat dibuka', { cause })
  }
}

function predicts(value: PdfValue): boolean {
  if (Array.isArray(value)) return value.some(predicts)
  if (isNothing(value)) return false
  if (!(value instanceof Map)) return true
  const predictor = value.get('Predictor')
  return predictor !== undefined && predictor !== 1
}

/**
 * Returns the complete content of an object stream or throws. Regular writers use only Flate, so any other filter may
 * hide content.
 */
export function unpackObjects({ cipher }: PdfFile, stream: PdfStream, most: number): Buffer {
  const { dict, data, rest, number, generation } = stream
  if (predicts(dict.get('DecodeParms')) || predicts(dict.get('DP')) || dict.has('F'))
    throw new PdfTooComplex()
  const [filter, ...others] = filtersOf(stream) ?? ['tidak terbaca']
  const plain = typeof cipher === 'function' ? cipher(data, number, generation) : rest
  if (isFlate(filter) && others.length === 0) return inflate(plain, most)
  if (filter === undefined && plain === rest) return plain
  throw new PdfTooComplex()
}

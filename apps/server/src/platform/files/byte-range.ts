import type { IncomingHttpHeaders } from 'node:http'

/** A byte range with both ends inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Parses the requested range of a file (RFC 9110, 14.2). Returns undefined for the whole file: no range, an invalid
 * one, several ranges, or a range of an older content (`If-Range`).
 */
export function rangeAsked(
  { range, 'if-range': unchanged }: IncomingHttpHeaders,
  { etag, size }: { etag: string; size: number },
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (unchanged !== undefined && unchanged !== etag) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end ? 'unsatisfiable' : { start, end }
}

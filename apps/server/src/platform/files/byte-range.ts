import type { IncomingHttpHeaders } from 'node:http'

/** Both ends belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The part of a file that is asked for (RFC 9110, 14.2); undefined is the whole of it: no range, one that cannot be
 * read, several at once, or a part of an older content (`If-Range`).
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

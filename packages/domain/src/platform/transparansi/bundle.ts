import { concat } from './bytes.ts'

const longest = 0xffff

/** Writes entries one after the other, each behind its length in two bytes (C2SP tlog-tiles). */
export function encodeBundle(entries: readonly Uint8Array[]): Uint8Array {
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > longest) throw new RangeError('An entry has more than 65,535 bytes')
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]
    }),
  )
}

/** Throws if the bundle ends within an entry. */
export function decodeBundle(bytes: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    const end = at + 2 + length
    if (end > bytes.length) throw new Error('A bundle of entries is cut off')
    entries.push(bytes.subarray(at + 2, end))
    at = end
  }
  return entries
}

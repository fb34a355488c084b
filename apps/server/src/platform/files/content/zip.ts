import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise } from 'yauzl'

/** A zip on disk. The sizes in its directory are untrusted. */
export interface Zip {
  entries: readonly Entry[]
  /** Unpacks an entry as a stream, without a size limit. */
  open(entry: Entry): Promise<Readable>
  close(): void
}

const mostEntries = 10_000

/** Opens a zip, or returns undefined if its directory is unreadable. */
export async function openZip(path: string): Promise<Zip | undefined> {
  // Readers check sizes themselves: the directory may be false, and readers give a better message than "damaged".
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: false }
  const file = await openPromise(path, options).catch(() => undefined)
  if (!file) return undefined
  const entries: Entry[] = []
  try {
    if (file.entryCount > mostEntries) throw new Error('too many entries')
    for await (const entry of file.eachEntry()) entries.push(entry)
  } catch {
    file.close()
    return undefined
  }
  return { entries, open: (entry) => file.openReadStreamPromise(entry), close: () => file.close() }
}

/** Unpacks one entry. Returns undefined if it is damaged, encrypted or larger than `most`. */
export async function readZipEntry(zip: Zip, entry: Entry, most: number): Promise<Buffer | undefined> {
  if (entry.isEncrypted() || entry.uncompressedSize > most) return undefined
  try {
    const plain = await buffer(upTo(await zip.open(entry), most))
    return plain.length === entry.uncompressedSize && crc32(plain) === entry.crc32 ? plain : undefined
  } catch {
    return undefined
  }
}

async function* upTo(content: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let read = 0
  for await (const piece of content) {
    read += piece.length
    if (read > most) throw new Error('too large')
    yield piece
  }
}

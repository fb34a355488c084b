import type { Readable } from 'node:stream'
import type { ByteRange } from '../byte-range.ts'

/** Where contents lie. Keys are ours and already checked; a store never sees a name a client chose. */
export interface BlobStore {
  /** Takes over the local file at `path`; once it resolves the content survives a crash. */
  put(key: string, path: string): Promise<void>
  /** Undefined when there is no such content. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  list(): AsyncIterable<{ key: string; modified: Date }>
}

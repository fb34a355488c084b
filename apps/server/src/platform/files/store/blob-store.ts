import type { Readable } from 'node:stream'
import type { ByteRange } from '../byte-range.ts'

/** Storage of file contents. The server generates and checks the keys; a store never sees a name from a client. */
export interface BlobStore {
  /** Takes over the local file at `path`. Once the promise resolves, the content survives a crash. */
  put(key: string, path: string): Promise<void>
  /** Returns undefined if the content does not exist. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  list(): AsyncIterable<{ key: string; modified: Date }>
}

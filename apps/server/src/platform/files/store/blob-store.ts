import type { Readable } from 'node:stream'
import type { ByteRange } from '../byte-range.ts'
import type { ReceivedFile } from './incoming.ts'

/** Storage of file contents. The server generates and checks the keys; a store never sees a name from a client. */
export interface BlobStore {
  /**
   * Takes over a local file. Once the promise resolves, the content survives a crash. A key never gets other content: a
   * second `put` fails.
   */
  put(key: string, file: ReceivedFile): Promise<void>
  /** Returns undefined if the content does not exist. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  list(): AsyncIterable<{ key: string; modified: Date }>
}

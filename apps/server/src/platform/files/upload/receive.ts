import { rm } from 'node:fs/promises'
import { AppError } from '@portal/domain/platform/errors'
import {
  allFileKinds,
  type FileKind,
  pictureKinds,
  uploadBytes,
} from '@portal/domain/platform/files/files.contract'
import type { Database, Trx } from '#platform/database/database.ts'
import { barePicture } from '../content/bare-picture.ts'
import { inspectContent } from '../content/inspect.ts'
import { newFileKey } from '../file-key.ts'
import { safeFileName } from '../file-name.ts'
import { insertFiles, type NewFile } from '../files.repository.ts'
import type { BlobStore } from '../store/blob-store.ts'
import type { IncomingFolder, ReceivedFile } from '../store/incoming.ts'

export interface IncomingFile {
  name: string | undefined
  content: AsyncIterable<Uint8Array>
}

export interface ReceiveOptions {
  uploader: { id: number } | undefined
  /** Bytes per file. The default is 5,120,000. */
  limit?: number
  accept?: readonly FileKind[]
  /** The field name in errors, followed by the index of the file. */
  field?: string
  /** Removes camera metadata from pictures, to protect people who report anonymously. */
  bare?: true
  /** The transaction of a generated file. A rollback removes the row, and the sweep removes the content. */
  trx?: Trx
}

export interface StoredFile {
  key: string
  name: string
  kind: FileKind
  size: number
  /** The picture contained a GPS position, which the server has removed. */
  hadPosition?: boolean
}

export interface Receiver {
  db: Database
  store: BlobStore
  incoming: IncomingFolder
  clock: () => Date
}

interface Checked extends ReceivedFile, StoredFile {}

function atField(error: unknown, field: string): unknown {
  if (!(error instanceof AppError) || error.fields.length > 0) return error
  const { code, message, extra } = error
  return new AppError(code, { message, extra, fields: [{ field, message }], cause: error.cause })
}

async function check(
  received: ReceivedFile,
  name: string | undefined,
  { accept = allFileKinds, bare }: Pick<ReceiveOptions, 'accept' | 'bare'>,
): Promise<Checked> {
  const kind = await inspectContent(received.path, accept)
  const kept = bare && pictureKinds.includes(kind) ? await barePicture(received) : received
  return { ...kept, kind, key: newFileKey(kind), name: safeFileName(name, kind) }
}

function rowOf(
  { key, name, kind, size, sha256 }: Checked,
  uploader: ReceiveOptions['uploader'],
  dibuat: Date,
): NewFile {
  return {
    kunci: key,
    nama_asli: name,
    jenis: kind,
    ukuran: size,
    sha256,
    pengunggah_id: uploader?.id ?? null,
    dibuat,
  }
}

/**
 * Stores all files of a request or none. It checks each on arrival, stores contents first and rows last. A crash leaves
 * at most contents without a row, which the sweep deletes.
 */
export async function receiveFiles(
  { db, store, incoming, clock }: Receiver,
  parts: AsyncIterable<IncomingFile>,
  { uploader, limit = uploadBytes, field = 'files', trx, ...how }: ReceiveOptions,
): Promise<StoredFile[]> {
  const waiting: string[] = []
  const stored: string[] = []
  const files: Checked[] = []
  try {
    for await (const part of parts) {
      try {
        const received = await incoming.receive(part.content, limit)
        waiting.push(received.path)
        files.push(await check(received, part.name, how))
      } catch (error) {
        throw atField(error, `${field}.${files.length}`)
      }
    }
    if (files.length === 0) throw new AppError('BERKAS_KOSONG')
    for (const file of files) {
      await store.put(file.key, file)
      stored.push(file.key)
    }
    const now = clock()
    const rows = files.map((file) => rowOf(file, uploader, now))
    await insertFiles(trx ?? db, rows)
  } catch (error) {
    await Promise.all(waiting.map((path) => rm(path, { force: true })))
    // A store that does not answer keeps the content, and the sweep deletes it later.
    await Promise.allSettled(stored.map((key) => store.delete(key)))
    throw error
  }
  return files.map(({ key, name, kind, size, hadPosition = false }) => ({
    key,
    name,
    kind,
    size,
    hadPosition,
  }))
}

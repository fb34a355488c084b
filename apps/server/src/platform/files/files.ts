import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError, notFound } from '@portal/domain/platform/errors'
import {
  displayImage,
  type FileKind,
  fileKinds,
  pictureKinds,
  viewPdf,
} from '@portal/domain/platform/files/files.contract'
import { nameIn } from '@portal/domain/platform/stored-name'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '#platform/actor.ts'
import type { Config } from '#platform/config.ts'
import type { Database, Trx } from '#platform/database/database.ts'
import type { ByteRange } from './byte-range.ts'
import { type Claim, claimFiles, moveFiles, releaseFiles } from './claims.ts'
import { isFileKey, kindOfKey } from './file-key.ts'
import { findFile, findSwept, knownKeys } from './files.repository.ts'
import { isSigned, type Signature, signFile } from './signature.ts'
import type { BlobStore } from './store/blob-store.ts'
import { filesFolder, folderStore } from './store/folder-store.ts'
import { incomingFolder } from './store/incoming.ts'
import { sayWhenFull } from './store/when-full.ts'
import { sweepFiles } from './sweep.ts'
import { type IncomingFile, type ReceiveOptions, receiveFiles, type StoredFile } from './upload/receive.ts'
import { FileVisibilityPolicy, type RecordAccess } from './visibility.ts'

interface Viewer extends Partial<Signature> {
  actor: Actor | undefined
}

export interface FileView {
  name: string
  kind: FileKind
  size: number
  sha256: string
  open(range?: ByteRange): Promise<Readable>
}

/** Files of every wing. They are temporary until a record claims them and are known outside by their key alone. */
export interface Files {
  /** Stores all the parts or none of them. */
  receive(parts: AsyncIterable<IncomingFile>, options: ReceiveOptions): Promise<StoredFile[]>
  /** A content that is looked at and not kept, as a path on this machine for as long as `use` takes. */
  look<T>(part: IncomingFile, limit: number, use: (path: string) => Promise<T>): Promise<T>
  /** In the claiming record's own transaction. */
  claim(trx: Trx, keys: readonly string[], claim: Claim): Promise<void>
  /** For files that a record no longer uses, in that record's transaction. */
  release(trx: Trx, keys: readonly string[], record: string): Promise<void>
  /** For a record that ends in another, in their common transaction. */
  move(trx: Trx, keys: readonly string[], records: { from: string; to: string }): Promise<void>
  /** A wing says once who may read records called `prefix/…`. */
  registerRecordAccess(prefix: string, policy: RecordAccess): void
  /** TIDAK_DITEMUKAN for what does not exist and for what the viewer may not read alike; BERKAS_DISAPU for its uploader. */
  view(key: string, viewer: Viewer): Promise<FileView>
  /** For the server's own work: whoever asks has been let in already. */
  read(key: string): Promise<Readable>
  /** The same as a path on this machine, for as long as `use` takes. */
  withLocalCopy<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** An address that opens the file for whoever holds it: only for someone who may read it already. */
  signedUrl(key: string, seconds: number): string
  /** Deletes what has been temporary for a day. */
  sweepTemporary(now: Date): Promise<void>
  /** Files whose content this server looked for in vain, and that are still gone. */
  countMissing(): Promise<number>
}

export function createFiles(
  config: Pick<Config, 'DATA_DIR' | 'SESSION_SECRET'>,
  db: Database,
  options: { clock?: () => Date; store?: BlobStore; log?: Pick<FastifyBaseLogger, 'error'> } = {},
): Files {
  const root = filesFolder(config.DATA_DIR)
  const store = options.store ?? folderStore(join(root, 'isi'))
  const incoming = incomingFolder(join(root, 'masuk'))
  const clock = options.clock ?? (() => new Date())
  const visibility = new FileVisibilityPolicy(db)
  const missing = new Set<string>()

  async function open(key: string, range?: ByteRange): Promise<Readable> {
    const content = await store.open(key, range)
    if (content) return content
    if (await findFile(db, key)) {
      missing.add(key)
      options.log?.error({ berkas: key }, 'isi berkas hilang dari penyimpanan')
      throw new AppError('BERKAS_HILANG')
    }
    throw (await findSwept(db, key)) ? new AppError('BERKAS_DISAPU') : notFound('Berkas')
  }

  /** Only whoever could open it learns that there was one. */
  async function absent(key: string, viewer: Viewer): Promise<AppError> {
    const swept = isFileKey(key) ? await findSwept(db, key) : undefined
    if (!swept) return notFound('Berkas')
    const { actor } = viewer
    const own = actor !== undefined && !actor.wajib_ganti_sandi && actor.id === swept.pengunggah_id
    const signed = isSigned(config.SESSION_SECRET, key, clock(), viewer)
    return own || signed ? new AppError('BERKAS_DISAPU') : notFound('Berkas')
  }

  return {
    receive: (parts, receiveOptions) =>
      sayWhenFull(() => receiveFiles({ db, store, incoming, clock }, parts, receiveOptions)),
    async look({ content }, limit, use) {
      const { path } = await sayWhenFull(() => incoming.receive(content, limit))
      try {
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    claim: (trx, keys, claim) => claimFiles(trx, keys, claim, clock()),
    release: releaseFiles,
    move: moveFiles,
    registerRecordAccess: (prefix, policy) => visibility.register(prefix, policy),
    async view(key, viewer) {
      const row = isFileKey(key) ? await findFile(db, key) : undefined
      if (!row) throw await absent(key, viewer)
      const allowed =
        isSigned(config.SESSION_SECRET, key, clock(), viewer) || (await visibility.allows(viewer.actor, row))
      if (!allowed) throw notFound('Berkas')
      const { nama_asli: name, ukuran: size, sha256 } = row
      return { name, kind: nameIn(fileKinds, row.jenis), size, sha256, open: (range) => open(key, range) }
    },
    read: (key) => open(key),
    withLocalCopy: async (key, use) => {
      const content = await open(key)
      try {
        return await sayWhenFull(() => incoming.lend(content, use))
      } finally {
        content.destroy()
      }
    },
    signedUrl(key, seconds) {
      const kind = kindOfKey(key)
      const { path } = kind && pictureKinds.includes(kind) ? displayImage : viewPdf
      const { exp, sig } = signFile(config.SESSION_SECRET, key, clock(), seconds)
      return `${path}?${new URLSearchParams({ path: key, exp: String(exp), sig })}`
    },
    sweepTemporary: (now) => sweepFiles(db, store, incoming, now),
    async countMissing() {
      if (missing.size === 0) return 0
      const known = await knownKeys(db, [...missing])
      for (const key of missing) if (!known.has(key) || (await store.exists(key))) missing.delete(key)
      return missing.size
    },
  }
}

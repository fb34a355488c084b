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
import { createStore } from './store/create-store.ts'
import { filesFolder } from './store/folder-store.ts'
import { incomingFolder } from './store/incoming.ts'
import type { FilesConfig } from './store/s3/s3-settings.ts'
import { sayWhenFull } from './store/when-full.ts'
import { sweepFiles } from './sweep.ts'
import { type IncomingFile, type ReceiveOptions, receiveFiles, type StoredFile } from './upload/receive.ts'
import { FileVisibilityPolicy, type RecordAccess } from './visibility.ts'

interface Viewer extends Partial<Signature> {
  actor: Actor | undefined
}

type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

export interface FileView {
  name: string
  kind: FileKind
  size: number
  sha256: string
  open(range?: ByteRange): Promise<Readable>
}

/**
 * File storage for all modules. Files are temporary until a record claims them. Outside the server, only their key
 * identifies them.
 */
export interface Files {
  /** Stores all parts or none. */
  receive(parts: AsyncIterable<IncomingFile>, options: ReceiveOptions): Promise<StoredFile[]>
  /** Lends content as a local path during `use`, without storing it. */
  look<T>(part: IncomingFile, limit: number, use: (path: string) => Promise<T>): Promise<T>
  claim(trx: Trx, keys: readonly string[], claim: Claim): Promise<void>
  release(trx: Trx, keys: readonly string[], record: string): Promise<void>
  /** Moves files from one record to its successor, in their common transaction. */
  move(trx: Trx, keys: readonly string[], records: { from: string; to: string }): Promise<void>
  /** Registers who may read records named `prefix/…`. Each module calls it once per prefix. */
  registerRecordAccess(prefix: string, policy: RecordAccess): void
  /**
   * Throws TIDAK_DITEMUKAN both for a missing file and for one that the viewer may not read. An uploader gets
   * BERKAS_DISAPU for a swept file.
   */
  view(key: string, viewer: Viewer): Promise<FileView>
  /** Returns a file as `view` does, without an access check. The caller must have checked access. */
  get(key: string): Promise<FileView>
  /** Reads a file without an access check. The caller must have checked access. */
  read(key: string): Promise<Readable>
  /** Lends the file as a local path during `use`. */
  withLocalCopy<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** Returns a URL that opens the file for anyone who has it. Give it only to a user who may read the file. */
  signedUrl(key: string, seconds: number): string
  /** Deletes files that have been temporary for a day. */
  sweepTemporary(now: Date): Promise<void>
  /** Counts files whose content this server failed to find and that are still missing. */
  countMissing(): Promise<number>
  /** True while the bucket does not answer. Uploads then get a 503. */
  isDown(): boolean
}

export function createFiles(
  config: FilesConfig & Pick<Config, 'SESSION_SECRET'>,
  db: Database,
  options: { clock?: () => Date; log?: Pick<FastifyBaseLogger, 'error'> } = {},
): Files {
  const root = filesFolder(config.DATA_DIR)
  const { store, isDown } = createStore(config, (error) =>
    options.log?.error({ err: error }, 'the store of files does not answer'),
  )
  const incoming = incomingFolder(join(root, 'masuk'))
  const clock = options.clock ?? (() => new Date())
  const visibility = new FileVisibilityPolicy(db)
  const missing = new Set<string>()

  async function open(key: string, range?: ByteRange): Promise<Readable> {
    const content = await store.open(key, range)
    if (content) return content
    if (await findFile(db, key)) {
      missing.add(key)
      options.log?.error({ berkas: key }, 'file content is missing from the store')
      throw new AppError('BERKAS_HILANG')
    }
    throw (await findSwept(db, key)) ? new AppError('BERKAS_DISAPU') : notFound('Berkas')
  }

  /** Returns BERKAS_DISAPU only to viewers who could have opened the file. Others do not learn that it existed. */
  async function absent(key: string, viewer: Viewer): Promise<AppError> {
    const swept = isFileKey(key) ? await findSwept(db, key) : undefined
    if (!swept) return notFound('Berkas')
    const { actor } = viewer
    const own = actor !== undefined && !actor.wajib_ganti_sandi && actor.id === swept.pengunggah_id
    const signed = isSigned(config.SESSION_SECRET, key, clock(), viewer)
    return own || signed ? new AppError('BERKAS_DISAPU') : notFound('Berkas')
  }

  const viewOf = ({ kunci, nama_asli: name, ukuran: size, sha256, jenis }: FileRow): FileView => ({
    ...{ name, size, sha256 },
    kind: nameIn(fileKinds, jenis),
    open: (range) => open(kunci, range),
  })

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
      return viewOf(row)
    },
    async get(key) {
      const row = isFileKey(key) ? await findFile(db, key) : undefined
      if (!row) throw notFound('Berkas')
      return viewOf(row)
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
    isDown,
    sweepTemporary: (now) => sweepFiles({ db, store, incoming, keptDays: config.FILES_KEEP_DAYS }, now),
    async countMissing() {
      if (missing.size === 0) return 0
      const known = await knownKeys(db, [...missing])
      for (const key of missing) if (!known.has(key) || (await store.exists(key))) missing.delete(key)
      return missing.size
    },
  }
}

import { encodeBundle } from '@portal/domain/platform/transparansi/bundle'
import { equalBytes, textOf, toHex, utf8 } from '@portal/domain/platform/transparansi/bytes'
import {
  type Checkpoint,
  formatCheckpoint,
  openCheckpoint,
} from '@portal/domain/platform/transparansi/checkpoint'
import { hashLeaf, type TreeHead } from '@portal/domain/platform/transparansi/merkle'
import { formatKey, formatNote, type Note, signText } from '@portal/domain/platform/transparansi/note'
import { entriesOf, tilesOf } from '@portal/domain/platform/transparansi/read-log'
import {
  bundlePath,
  growTiles,
  nodeFromTiles,
  tilePath,
  tileWidth,
} from '@portal/domain/platform/transparansi/tiles'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Trx } from '#platform/database/database.ts'
import {
  countPlaced,
  type LogState,
  lockLog,
  noteState,
  placeLeaves,
  placePublished,
  readEntries,
  readState,
} from './log.repository.ts'
import { type LogKey, nameKey } from './log-key.ts'
import type { LogStore } from './log-store.ts'
import { sha256 } from './sha256.ts'

/** Leaves that are sealed under one checkpoint. */
const batch = 8192
export const checkpointPath = 'checkpoint'
/** The file with the public key of the log. */
export const keyPath = 'kunci'

/** The published log and the database disagree. Nothing is published until a person has looked. */
export class LogFork extends Error {
  override name = 'LogFork'
}

interface Parts {
  db: Database
  store: LogStore
  key: LogKey
  /** The name of a log that has none yet. */
  origin: string
  clock: () => Date
  log?: Pick<FastifyBaseLogger, 'warn'>
}

export interface Published {
  checkpoint: Checkpoint
  note: Note
}

/** Reads the checkpoint that the log has published under its key. */
export async function readPublished(
  { store, key }: Pick<Parts, 'store' | 'key'>,
  origin: string,
): Promise<Published | undefined> {
  const bytes = await store.read(checkpointPath)
  return bytes && openCheckpoint(textOf(bytes), nameKey(origin, key))
}

async function lastHead(parts: Parts, state: LogState): Promise<TreeHead> {
  const published = await readPublished(parts, state.asal)
  if (published && published.checkpoint.size >= state.ukuran) {
    const { size, root } = published.checkpoint
    if (size === state.ukuran && state.akar && !equalBytes(root, state.akar))
      throw new LogFork(`The checkpoint of ${size} leaves is another one than the database knows.`)
    return { size, root }
  }
  // The folder of the log is lost or old. Every file follows from the leaves.
  return { size: 0, root: sha256() }
}

/** Places the entries that the log has published and the database does not know, as after a restore. */
async function takeBack({ store, log }: Parts, trx: Trx, from: number, to: number): Promise<void> {
  let lost = 0
  const read = (path: string) => store.read(path)
  for await (const { first, entries } of entriesOf(read, to, from))
    lost += await placePublished(trx, first, entries.map(textOf))
  log?.warn({ from, to, lost }, 'entries of the log were read back, because the database did not have them')
}

/** Gives waiting leaves their places in the log. A place never changes once this has committed. */
function place(parts: Parts): Promise<number> {
  return parts.db.transaction().execute(async (trx) => {
    await lockLog(trx)
    const state = await readState(trx, parts.origin)
    const { size } = await lastHead(parts, state)
    const placed = await countPlaced(trx)
    if (size > placed) {
      if (state.akar) await requireSame(parts, { size: state.ukuran, root: state.akar }, size)
      await takeBack(parts, trx, placed, size)
    }
    return placeLeaves(trx, Math.max(size, placed), batch)
  })
}

/** Writes the tiles and bundles of leaves `from` to before `to`, and returns the new root. */
async function writeTiles({ store }: Parts, trx: Trx, from: number, to: number): Promise<Uint8Array> {
  const begin = Math.floor(from / tileWidth) * tileWidth
  const entries = (await readEntries(trx, begin, to)).map(utf8)
  if (entries.length !== to - begin) throw new LogFork(`Leaves between ${begin} and ${to} are missing.`)
  const hashes = entries.map((entry) => hashLeaf(sha256, entry))
  const tiles = () => tilesOf((path) => store.read(path))
  const known = from > begin ? await tiles()({ level: 0, index: begin / tileWidth, width: from - begin }) : []
  const changed = known.findIndex((hash, at) => !equalBytes(hash, hashes[at] ?? sha256()))
  if (changed >= 0) throw new LogFork(`Leaf ${begin + changed} is another one than the log has published.`)
  for (let at = 0; at < entries.length; at += tileWidth) {
    const part = entries.slice(at, at + tileWidth)
    const path = bundlePath({ index: (begin + at) / tileWidth, width: part.length })
    await store.write(path, encodeBundle(part))
  }
  const added = hashes.slice(from - begin)
  for (const tile of await growTiles(sha256, tiles(), from, added))
    await store.write(tilePath(tile), tile.bytes)
  return nodeFromTiles(sha256, tiles(), { start: 0, end: to }, to)
}

/** Checks that the tree of `to` leaves begins with an earlier one. */
async function requireSame({ store }: Parts, { size, root }: TreeHead, to: number): Promise<void> {
  if (size === 0) return
  const now = await nodeFromTiles(
    sha256,
    tilesOf((path) => store.read(path)),
    { start: 0, end: size },
    to,
  )
  if (!equalBytes(now, root))
    throw new LogFork(`The first ${size} leaves have the root ${toHex(now)} instead of ${toHex(root)}.`)
}

/** Publishes leaves that have their place, up to a batch. Returns how many are left. */
function publish(parts: Parts): Promise<number> {
  return parts.db.transaction().execute(async (trx) => {
    await lockLog(trx)
    const state = await readState(trx, parts.origin)
    const placed = await countPlaced(trx)
    let head = await lastHead(parts, state)
    if (head.size === placed && head.size === state.ukuran) return 0
    // A log whose folder was lost is written again up to what it had published, before it is signed.
    do {
      const size = Math.min(placed, head.size + batch)
      const root = await writeTiles(parts, trx, head.size, size)
      await requireSame(parts, head, size)
      head = { size, root }
    } while (head.size < state.ukuran && head.size < placed)
    if (head.size < state.ukuran) throw new LogFork(`Of ${state.ukuran} published leaves ${placed} are left.`)
    if (state.akar) await requireSame(parts, { size: state.ukuran, root: state.akar }, head.size)
    const text = formatCheckpoint({ origin: state.asal, ...head })
    const key = nameKey(state.asal, parts.key)
    const signature = await signText(text, key, parts.key.seed)
    await parts.store.write(keyPath, utf8(`${formatKey(key)}\n`))
    await parts.store.write(checkpointPath, utf8(formatNote({ text, signatures: [signature] })))
    await noteState(trx, head, parts.clock())
    return placed - head.size
  })
}

/** Seals everything that waits. Returns the number of leaves that got their place. */
export async function sealAll(parts: Parts): Promise<number> {
  let sealed = 0
  for (let added = -1; added !== 0; ) {
    added = await place(parts)
    while ((await publish(parts)) > 0);
    sealed += added
  }
  return sealed
}

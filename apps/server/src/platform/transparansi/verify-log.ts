import { decodeBundle } from '@portal/domain/platform/transparansi/bundle'
import { equalBytes, textOf } from '@portal/domain/platform/transparansi/bytes'
import { type Checkpoint, openCheckpoint } from '@portal/domain/platform/transparansi/checkpoint'
import { type Hash, hashLeaf, rootOf } from '@portal/domain/platform/transparansi/merkle'
import type { VerifierKey } from '@portal/domain/platform/transparansi/note'
import { entriesOf, type ReadFile } from '@portal/domain/platform/transparansi/read-log'
import { isTilePath, nodeFromTiles, tilePath, tileWidth } from '@portal/domain/platform/transparansi/tiles'
import type { Executor } from '#platform/database/database.ts'
import { findChangedLeaves, findChangedRows } from './leaf.repository.ts'
import type { LeafSource } from './leaf-source.ts'
import { countPlaced, readEntries } from './log.repository.ts'
import { checkpointPath } from './public-log.ts'
import { sha256 } from './sha256.ts'

export interface LogCheck {
  size: number
  faults: string[]
}

const mostNamed = 1000

/** Computes all hashes of a log again from its entries, level by level. */
async function hashEntries(read: ReadFile, size: number): Promise<Hash[][]> {
  const levels: Hash[][] = [[]]
  for await (const { entries } of entriesOf(read, size))
    for (const entry of entries) levels[0]?.push(hashLeaf(sha256, entry))
  for (let level = 0; (levels[level]?.length ?? 0) >= tileWidth; level++) {
    const below = levels[level] ?? []
    const full = Math.floor(below.length / tileWidth)
    levels.push(
      Array.from({ length: full }, (_, at) =>
        rootOf(sha256, below.slice(at * tileWidth, (at + 1) * tileWidth)),
      ),
    )
  }
  return levels
}

/** Compares a file of the log with the hashes that its entries give. Files of earlier, shorter checkpoints count too. */
function fileFault(path: string, bytes: Uint8Array, levels: Hash[][]): string | undefined {
  const [, kind = '', groups = '', width] = /^tile\/([^/]+)\/(.*?)(?:\.p\/(\d+))?$/.exec(path) ?? []
  const start = Number(groups.replaceAll(/[x/]/g, '')) * tileWidth
  const wanted = (levels[kind === 'entries' ? 0 : Number(kind)] ?? []).slice(
    start,
    start + Number(width ?? tileWidth),
  )
  try {
    const found =
      kind === 'entries'
        ? decodeBundle(bytes).map((entry) => hashLeaf(sha256, entry))
        : Array.from({ length: Math.ceil(bytes.length / 32) }, (_, at) =>
            bytes.subarray(at * 32, at * 32 + 32),
          )
    const isSame =
      found.length === wanted.length && found.every((hash, at) => equalBytes(hash, wanted[at] ?? hash))
    return isSame && wanted.length === Number(width ?? tileWidth)
      ? undefined
      : `${path} does not fit the entries`
  } catch (error) {
    return `${path}: ${(error as Error).message}`
  }
}

function pathsOf(levels: Hash[][]): string[] {
  return levels.flatMap((hashes, level) =>
    Array.from({ length: Math.ceil(hashes.length / tileWidth) }, (_, index) =>
      tilePath({ level, index, width: Math.min(tileWidth, hashes.length - index * tileWidth) }),
    ),
  )
}

async function checkTree(
  read: ReadFile,
  { size, root }: Checkpoint,
  files: Iterable<string>,
): Promise<string[]> {
  const levels = await hashEntries(read, size)
  const tiles = ({ level, index, width }: { level: number; index: number; width: number }) =>
    Promise.resolve((levels[level] ?? []).slice(index * tileWidth, index * tileWidth + width))
  const own = await nodeFromTiles(sha256, tiles, { start: 0, end: size }, size)
  const faults = equalBytes(own, root) ? [] : ['The entries have another root than the checkpoint']
  for (const path of new Set([...pathsOf(levels), ...files])) {
    if (!isTilePath(path)) continue
    const bytes = await read(path)
    // A full tile may replace a partial one.
    const fault = bytes
      ? fileFault(path, bytes, levels)
      : path.includes('.p/')
        ? undefined
        : `${path} is missing`
    if (fault) faults.push(fault)
  }
  return faults
}

/** Checks a whole log from its files alone. `files` names further files that must fit, such as earlier partial tiles. */
export async function verifyFiles(
  read: ReadFile,
  key: VerifierKey,
  files: Iterable<string> = [],
): Promise<LogCheck> {
  const bytes = await read(checkpointPath)
  if (!bytes) return { size: 0, faults: ['The checkpoint is missing'] }
  try {
    const { checkpoint } = await openCheckpoint(textOf(bytes), key)
    return { size: checkpoint.size, faults: await checkTree(read, checkpoint, files) }
  } catch (error) {
    return { size: 0, faults: [(error as Error).message] }
  }
}

/** Compares the published entries with the leaves of the database. */
async function findOtherEntries(db: Executor, read: ReadFile, size: number): Promise<string[]> {
  const faults: string[] = []
  const placed = await countPlaced(db)
  if (placed < size) faults.push(`the database has ${placed} of ${size} published leaves`)
  for await (const { first, entries } of entriesOf(read, Math.min(size, placed))) {
    const own = await readEntries(db, first, first + entries.length)
    if (own.length !== entries.length) faults.push(`leaves from ${first} on are missing from the database`)
    for (const [at, entry] of entries.entries())
      if (own.length === entries.length && own[at] !== textOf(entry))
        faults.push(`leaf ${first + at} is another one than the log has published`)
    if (faults.length > mostNamed) break
  }
  return faults
}

/** Computes the leaves again from the rows, and compares them with the database's leaves and with the log. */
export async function verifyRows(
  db: Executor,
  sources: readonly LeafSource[],
  published?: { read: ReadFile; size: number },
): Promise<string[]> {
  const faults = await findChangedLeaves(db)
  for (const source of sources) faults.push(...(await findChangedRows(db, source)))
  if (published) faults.push(...(await findOtherEntries(db, published.read, published.size)))
  return faults
}

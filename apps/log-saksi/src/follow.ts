import { createHash } from 'node:crypto'
import { type Sha256, textOf, toHex } from '@portal/domain/platform/transparansi/bytes'
import { openCheckpoint } from '@portal/domain/platform/transparansi/checkpoint'
import { consistencyRanges, provesConsistency } from '@portal/domain/platform/transparansi/merkle'
import type { VerifierKey } from '@portal/domain/platform/transparansi/note'
import { type ReadFile, tilesOf } from '@portal/domain/platform/transparansi/read-log'
import { nodeFromTiles } from '@portal/domain/platform/transparansi/tiles'

export const sha256: Sha256 = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}

/** The log shows somebody another past than this witness. `signed` is the checkpoint that proves it. */
export class LogRefused extends Error {
  override name = 'LogRefused'
  readonly signed: string

  constructor(message: string, signed: string) {
    super(message)
    this.signed = signed
  }
}

/**
 * Reads the log's checkpoint and checks that the log only grew since the `last` one. Returns the checkpoint with its
 * signatures. Throws LogRefused for a rollback or a fork, and any other error if the log cannot be read.
 */
export async function followLog(read: ReadFile, key: VerifierKey, last?: string): Promise<string> {
  const bytes = await read('checkpoint')
  if (!bytes) throw new Error('The log has no checkpoint yet')
  const signed = textOf(bytes)
  const { checkpoint: now } = await openCheckpoint(signed, key)
  if (last === undefined) return signed
  const { checkpoint: before } = await openCheckpoint(last, key)
  if (now.size < before.size)
    throw new LogRefused(`The log went back from ${before.size} to ${now.size} entries`, signed)
  if (now.size === before.size) {
    if (toHex(now.root) === toHex(before.root)) return signed
    throw new LogRefused(`Two trees of ${now.size} entries have different roots`, signed)
  }
  const tiles = tilesOf(read)
  const ranges = before.size > 0 ? consistencyRanges(before.size, now.size) : []
  const proof = await Promise.all(ranges.map((range) => nodeFromTiles(sha256, tiles, range, now.size)))
  if (before.size > 0 && !provesConsistency(sha256, before, now, proof))
    throw new LogRefused(
      `The log of ${now.size} entries does not begin with the ${before.size} seen before`,
      signed,
    )
  return signed
}

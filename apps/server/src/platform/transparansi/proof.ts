import { toBase64, toHex, utf8 } from '@portal/domain/platform/transparansi/bytes'
import { openCheckpoint } from '@portal/domain/platform/transparansi/checkpoint'
import { hashLeaf, inclusionRanges, provesInclusion } from '@portal/domain/platform/transparansi/merkle'
import { formatNote, type VerifierKey } from '@portal/domain/platform/transparansi/note'
import { type BuktiLog, formatProof, parseProof } from '@portal/domain/platform/transparansi/proof'
import { type ReadFile, tilesOf } from '@portal/domain/platform/transparansi/read-log'
import { nodeFromTiles } from '@portal/domain/platform/transparansi/tiles'
import type { Published } from './public-log.ts'
import { sha256 } from './sha256.ts'

/** The hash of an entry in the tree, in hexadecimal. Certificates print it. */
export const hashEntry = (entry: string): string => toHex(hashLeaf(sha256, utf8(entry)))

/** Builds the inclusion proof (C2SP tlog-proof) of a leaf in this published checkpoint. */
export async function proveLeaf(
  read: ReadFile,
  index: number,
  { checkpoint: { size }, note }: Published,
): Promise<string | undefined> {
  if (index >= size) return undefined
  const tiles = tilesOf(read)
  const hashes = await Promise.all(
    inclusionRanges(index, size).map((range) => nodeFromTiles(sha256, tiles, range, size)),
  )
  return formatProof({ index, hashes: hashes.map(toBase64), checkpoint: formatNote(note) })
}

/** Returns why a proof does not hold, or undefined if it does. */
export async function proofFault(
  { entri, garam, isi, bukti }: BuktiLog,
  key: VerifierKey,
): Promise<string | undefined> {
  try {
    const { index, hashes, checkpoint: signed } = parseProof(bukti)
    const { checkpoint } = await openCheckpoint(signed, key)
    const leaf = hashLeaf(sha256, utf8(entri))
    if (!provesInclusion(sha256, { ...checkpoint, index, leaf, proof: hashes }))
      return 'The entry is not in the log.'
    const { sidik } = JSON.parse(entri) as { sidik?: unknown }
    const own = toHex(sha256(Buffer.from(garam, 'hex'), utf8(isi)))
    return sidik === own ? undefined : 'The data are not those of the entry.'
  } catch (error) {
    return (error as Error).message
  }
}

import { concat, type Sha256 } from './bytes.ts'
import { type Hash, hashNode, type Range, rootOf, splitOf } from './merkle.ts'

/** Tiles of C2SP tlog-tiles: the tree as files of up to 256 hashes. */
export const tileWidth = 256
const hashSize = 32

export interface Tile {
  level: number
  index: number
  /** Number of hashes. 256 in a full tile. */
  width: number
}

/** Returns the path of an index: 1234067 becomes `x001/x234/067`. */
function indexPath(index: number): string {
  const groups = [String(index % 1000).padStart(3, '0')]
  for (let rest = Math.floor(index / 1000); rest > 0; rest = Math.floor(rest / 1000))
    groups.unshift(`x${String(rest % 1000).padStart(3, '0')}`)
  return groups.join('/')
}

const suffix = (width: number) => (width === tileWidth ? '' : `.p/${width}`)
export const tilePath = ({ level, index, width }: Tile) => `tile/${level}/${indexPath(index)}${suffix(width)}`
export const bundlePath = ({ index, width }: Omit<Tile, 'level'>) =>
  `tile/entries/${indexPath(index)}${suffix(width)}`

const pathForm =
  /^tile\/(?:entries|[0-9]|[1-5][0-9]|6[0-3])\/(?:x\d{3}\/)*\d{3}(?:\.p\/(?:[1-9]|[1-9]\d|1\d\d|2[0-4]\d|25[0-5]))?$/
/** True for the path of a tile or of a bundle of entries, written in its one form. */
export const isTilePath = (path: string): boolean => pathForm.test(path) && !/^tile\/\w+\/x000\//.test(path)

/** The number of hashes at a level of a tree. */
export const countAt = (level: number, size: number): number => Math.floor(size / tileWidth ** level)

/** Returns how many hashes of a tile a tree of this size has. */
export const widthAt = (level: number, index: number, size: number): number =>
  Math.min(tileWidth, countAt(level, size) - index * tileWidth)

/** Reads the hashes of a tile as a tree of `size` has it. */
export type ReadTile = (tile: Tile) => Promise<readonly Hash[]>

export function hashesIn(bytes: Uint8Array, width: number): Hash[] {
  if (bytes.length !== width * hashSize)
    throw new Error(`A tile of ${width} hashes has ${bytes.length} bytes`)
  return Array.from({ length: width }, (_, at) => bytes.subarray(at * hashSize, (at + 1) * hashSize))
}

/** Returns the hash of a full subtree of 2^height leaves, which lies in one tile. */
async function fullRoot(
  sha: Sha256,
  read: ReadTile,
  { start, height, size }: { start: number; height: number; size: number },
): Promise<Hash> {
  const level = Math.floor(height / 8)
  const first = start / tileWidth ** level
  const [index, offset] = [Math.floor(first / tileWidth), first % tileWidth]
  const hashes = await read({ level, index, width: widthAt(level, index, size) })
  return rootOf(sha, hashes.slice(offset, offset + 2 ** (height % 8)))
}

/** Returns the hash of a node of a tree of `size`, from its tiles. */
export async function nodeFromTiles(
  sha: Sha256,
  read: ReadTile,
  { start, end }: Range,
  size: number,
): Promise<Hash> {
  if (end === 0) return sha()
  const split = end - start > 1 ? splitOf(end - start) : 1
  const isFull = end - start === 1 || split * 2 === end - start
  if (isFull) return fullRoot(sha, read, { start, height: Math.log2(end - start), size })
  const left = await nodeFromTiles(sha, read, { start, end: start + split }, size)
  return hashNode(sha, left, await nodeFromTiles(sha, read, { start: start + split, end }, size))
}

export interface WrittenTile extends Tile {
  bytes: Uint8Array
}

/** Returns the tiles that are new or wider after leaves were added to a tree of `size`, the lowest level first. */
export async function growTiles(
  sha: Sha256,
  read: ReadTile,
  size: number,
  leaves: readonly Hash[],
): Promise<WrittenTile[]> {
  const written: WrittenTile[] = []
  let added = leaves
  for (let level = 0; added.length > 0; level++) {
    const before = countAt(level, size)
    const begin = Math.floor(before / tileWidth)
    const width = before % tileWidth
    const kept = width > 0 ? await read({ level, index: begin, width }) : []
    const hashes = [...kept, ...added]
    const above: Hash[] = []
    for (let at = 0; at < hashes.length; at += tileWidth) {
      const part = hashes.slice(at, at + tileWidth)
      written.push({ level, index: begin + at / tileWidth, width: part.length, bytes: concat(...part) })
      if (part.length === tileWidth) above.push(rootOf(sha, part))
    }
    added = above
  }
  return written
}

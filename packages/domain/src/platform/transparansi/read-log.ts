import { decodeBundle } from './bundle.ts'
import type { Hash } from './merkle.ts'
import { bundlePath, hashesIn, type ReadTile, type Tile, tilePath, tileWidth, widthAt } from './tiles.ts'

export type ReadFile = (path: string) => Promise<Uint8Array | undefined>

/** Reads tiles of a log from its files, each once. A full tile serves where a partial one is gone. */
export function tilesOf(read: ReadFile): ReadTile {
  const known = new Map<string, Promise<readonly Hash[]>>()
  async function load(tile: Tile): Promise<readonly Hash[]> {
    const bytes = await read(tilePath(tile))
    if (bytes) return hashesIn(bytes, tile.width)
    const whole = tile.width < tileWidth ? await read(tilePath({ ...tile, width: tileWidth })) : undefined
    if (!whole) throw new Error(`${tilePath(tile)} is missing from the log`)
    return hashesIn(whole, tileWidth).slice(0, tile.width)
  }
  return (tile) => {
    const path = tilePath(tile)
    const found = known.get(path) ?? load(tile)
    known.set(path, found)
    return found
  }
}

/** Reads the entries of a log of `size` from `start` on, bundle by bundle. */
export async function* entriesOf(
  read: ReadFile,
  size: number,
  start = 0,
): AsyncGenerator<{ first: number; entries: Uint8Array[] }> {
  for (let index = Math.floor(start / tileWidth); index * tileWidth < size; index++) {
    const width = widthAt(0, index, size)
    const bytes =
      (await read(bundlePath({ index, width }))) ?? (await read(bundlePath({ index, width: tileWidth })))
    if (!bytes) throw new Error(`${bundlePath({ index, width })} is missing from the log`)
    const entries = decodeBundle(bytes).slice(0, width)
    if (entries.length < width)
      throw new Error(`${bundlePath({ index, width })} has ${entries.length} entries`)
    const skipped = Math.max(0, start - index * tileWidth)
    yield { first: index * tileWidth + skipped, entries: entries.slice(skipped) }
  }
}

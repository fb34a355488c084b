import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBundle, encodeBundle } from './bundle.ts'
import { toHex, utf8 } from './bytes.ts'
import { type Hash, hashLeaf, rootOf } from './merkle.ts'
import { sha256 } from './sha256.fixture.ts'
import {
  bundlePath,
  growTiles,
  hashesIn,
  isTilePath,
  nodeFromTiles,
  type ReadTile,
  tilePath,
  widthAt,
} from './tiles.ts'

test('paths are those of the specification', () => {
  expect(tilePath({ level: 0, index: 1234067, width: 256 })).toBe('tile/0/x001/x234/067')
  expect(tilePath({ level: 12, index: 5, width: 17 })).toBe('tile/12/005.p/17')
  expect(bundlePath({ index: 1000, width: 1 })).toBe('tile/entries/x001/000.p/1')
})

test('a tree of 70,000 leaves has the tiles of the specification', () => {
  expect([widthAt(0, 272, 70_000), widthAt(0, 273, 70_000)]).toEqual([256, 112])
  expect([widthAt(1, 0, 70_000), widthAt(1, 1, 70_000), widthAt(2, 0, 70_000)]).toEqual([256, 17, 1])
})

test.each([
  'tile/0/000',
  'tile/63/999',
  'tile/0/x001/x234/067',
  'tile/0/x447/x000/000',
  'tile/entries/000.p/255',
  'tile/2/000.p/1',
])('%s is a path', (path) => {
  expect(isTilePath(path)).toBe(true)
})
test.each([
  'tile/64/000',
  'tile/00/000',
  'tile/0/1',
  'tile/0/x000/001',
  'tile/0/000.p/0',
  'tile/0/000.p/256',
  'tile/0/000.p/01',
  'tile/0/../checkpoint',
  'tile/0/000/',
  '/tile/0/000',
  'tile/0/001/002',
  'tile/entries/..',
  'checkpoint',
  '',
])('%j is none', (path) => {
  expect(isTilePath(path)).toBe(false)
})

test('every path that is written is a path', () => {
  fc.assert(
    fc.property(fc.nat(63), fc.nat(), fc.integer({ min: 1, max: 256 }), (level, index, width) => {
      expect(isTilePath(tilePath({ level, index, width }))).toBe(true)
      expect(isTilePath(bundlePath({ index, width }))).toBe(true)
    }),
  )
})

test('a bundle returns its entries, and nothing if it is cut off', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 20 }), fc.nat(), (entries, cut) => {
      const bundle = encodeBundle(entries)
      expect(decodeBundle(bundle).map(toHex)).toEqual(entries.map(toHex))
      const short = bundle.subarray(0, cut % (bundle.length + 1))
      const whole = entries.map((_, at) => encodeBundle(entries.slice(0, at)).length)
      if (short.length === bundle.length || whole.includes(short.length)) return
      expect(() => decodeBundle(short)).toThrow('cut off')
    }),
  )
  expect(() => encodeBundle([new Uint8Array(65_536)])).toThrow('65,535')
})

/** A log of files in memory that grows in steps. */
async function grow(steps: readonly number[]) {
  const files = new Map<string, Uint8Array>()
  const leaves: Hash[] = []
  const read: ReadTile = async (tile) => {
    const bytes = files.get(tilePath(tile))
    if (!bytes) throw new Error(`${tilePath(tile)} is missing`)
    return hashesIn(bytes, tile.width)
  }
  for (const step of steps) {
    const added = Array.from({ length: step }, (_, at) => hashLeaf(sha256, utf8(`${leaves.length + at}`)))
    for (const tile of await growTiles(sha256, read, leaves.length, added))
      files.set(tilePath(tile), tile.bytes)
    leaves.push(...added)
  }
  return { leaves, read, files }
}

test('tiles that grow in steps give the root of all leaves, and the hash of every node', async () => {
  const steps = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(), async (sizes, pick) => {
      const { leaves, read } = await grow(sizes)
      const size = leaves.length
      const whole = await nodeFromTiles(sha256, read, { start: 0, end: size }, size)
      expect(toHex(whole)).toBe(toHex(rootOf(sha256, leaves)))
      const start = (pick % size) & ~63
      const end = Math.min(start + 64, size)
      const node = await nodeFromTiles(sha256, read, { start, end }, size)
      expect(toHex(node)).toBe(toHex(rootOf(sha256, leaves.slice(start, end))))
    }),
    { numRuns: 20 },
  )
})

test('a tree of three levels of tiles', async () => {
  const { leaves, files, read } = await grow([65_000, 5000])
  expect(files.has('tile/2/000.p/1') && files.has('tile/0/273.p/112') && files.has('tile/1/001.p/17')).toBe(
    true,
  )
  const root = await nodeFromTiles(sha256, read, { start: 0, end: 70_000 }, 70_000)
  expect(toHex(root)).toBe(toHex(rootOf(sha256, leaves)))
})

test('the empty tree has the hash of nothing', async () => {
  const root = await nodeFromTiles(sha256, async () => [], { start: 0, end: 0 }, 0)
  expect(toHex(root)).toBe(toHex(sha256()))
})

test('a tile of the wrong length is refused', () => {
  expect(() => hashesIn(new Uint8Array(31), 1)).toThrow('31 bytes')
})

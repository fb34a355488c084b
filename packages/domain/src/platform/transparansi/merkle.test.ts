import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toHex } from './bytes.ts'
import {
  consistencyRanges,
  type Hash,
  hashLeaf,
  inclusionRanges,
  provesConsistency,
  provesInclusion,
  type Range,
  rootOf,
} from './merkle.ts'
import { bytesOfHex, sha256 } from './sha256.fixture.ts'

/** Entries, roots and proofs of the tests of Certificate Transparency, where RFC 6962 comes from. */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]
const leaves = entries.map((entry) => hashLeaf(sha256, bytesOfHex(entry)))
const nodes = (hashes: readonly Hash[], ranges: readonly Range[]) =>
  ranges.map(({ start, end }) => rootOf(sha256, hashes.slice(start, end)))

describe('vectors', () => {
  test.each(roots.map((root, size) => [size, root] as const))('the tree of %i leaves', (size, root) => {
    expect(toHex(rootOf(sha256, leaves.slice(0, size)))).toBe(root)
  })

  test.each([
    [0, 1, []],
    [
      0,
      8,
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      5,
      8,
      [
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
    [
      1,
      5,
      [
        '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('leaf %i is in the tree of %i', (index, size, expected) => {
    const proof = nodes(leaves, inclusionRanges(index, size))
    expect(proof.map(toHex)).toEqual(expected)
    const root = bytesOfHex(roots[size] ?? '')
    expect(provesInclusion(sha256, { index, size, leaf: leaves[index] ?? root, proof, root })).toBe(true)
  })

  test.each([
    [1, 1, []],
    [
      1,
      8,
      [
        '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
      ],
    ],
    [
      6,
      8,
      [
        '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
        'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
        'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
      ],
    ],
    [
      2,
      5,
      [
        '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
        'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      ],
    ],
  ])('the tree of %i begins the tree of %i', (before, size, expected) => {
    const proof = nodes(leaves, consistencyRanges(before, size))
    expect(proof.map(toHex)).toEqual(expected)
    const head = (of: number) => ({ size: of, root: bytesOfHex(roots[of] ?? '') })
    expect(provesConsistency(sha256, head(before), head(size), proof)).toBe(true)
  })
})

describe('every tree', () => {
  const tree = fc
    .array(fc.uint8Array({ minLength: 32, maxLength: 32 }), { minLength: 1, maxLength: 70 })
    .chain((hashes) =>
      fc.record({
        hashes: fc.constant(hashes),
        at: fc.nat({ max: hashes.length - 1 }),
        other: fc.nat({ max: hashes.length - 1 }),
        bit: fc.nat(),
      }),
    )
  const flipped = (hash: Hash, bit: number) => {
    const copy = hash.slice()
    const at = (bit >> 3) % 32
    copy[at] = (copy[at] ?? 0) ^ (1 << (bit & 7))
    return copy
  }

  test('proves each of its leaves, and no altered leaf, proof, place or root', () => {
    fc.assert(
      fc.property(tree, ({ hashes, at, other, bit }) => {
        const leaf = hashes[at] ?? new Uint8Array()
        const size = hashes.length
        const root = rootOf(sha256, hashes)
        const proof = nodes(hashes, inclusionRanges(at, size))
        const good = { index: at, size, leaf, proof, root }
        expect(provesInclusion(sha256, good)).toBe(true)
        expect(provesInclusion(sha256, { ...good, leaf: flipped(leaf, bit) })).toBe(false)
        expect(provesInclusion(sha256, { ...good, root: flipped(root, bit) })).toBe(false)
        expect(provesInclusion(sha256, { ...good, proof: [...proof, root] })).toBe(false)
        expect(provesInclusion(sha256, { ...good, index: size })).toBe(false)
        expect(provesInclusion(sha256, { ...good, index: -1 })).toBe(false)
        if (proof.length === 0) return
        const altered = proof.with(bit % proof.length, flipped(root, bit))
        expect(provesInclusion(sha256, { ...good, proof: altered })).toBe(false)
        expect(provesInclusion(sha256, { ...good, proof: proof.slice(1) })).toBe(false)
        if (other !== at) expect(provesInclusion(sha256, { ...good, index: other })).toBe(false)
      }),
    )
  })

  test('proves each earlier tree, and no rewritten one', () => {
    fc.assert(
      fc.property(tree, ({ hashes, at, other, bit }) => {
        const before = { size: at + 1, root: rootOf(sha256, hashes.slice(0, at + 1)) }
        const after = { size: hashes.length, root: rootOf(sha256, hashes) }
        const proof = nodes(hashes, consistencyRanges(before.size, after.size))
        expect(provesConsistency(sha256, before, after, proof)).toBe(true)
        const rewritten = hashes.with(other % before.size, flipped(after.root, bit))
        const fork = { ...after, root: rootOf(sha256, rewritten) }
        const forkProof = nodes(rewritten, consistencyRanges(before.size, after.size))
        expect(provesConsistency(sha256, before, fork, forkProof)).toBe(false)
        expect(provesConsistency(sha256, before, after, [...proof, after.root])).toBe(false)
        if (before.size < after.size) expect(provesConsistency(sha256, after, before, proof)).toBe(false)
        if (proof.length > 0) expect(provesConsistency(sha256, before, after, proof.slice(1))).toBe(false)
      }),
    )
  })

  test('refuses a leaf outside it and an earlier tree that is empty or larger', () => {
    expect(() => inclusionRanges(3, 3)).toThrow('outside')
    expect(() => consistencyRanges(0, 3)).toThrow('empty')
    expect(() => consistencyRanges(4, 3)).toThrow('larger')
    const head = { size: 0, root: sha256() }
    expect(provesConsistency(sha256, head, head, [])).toBe(false)
  })
})

import { equalBytes, type Sha256 } from './bytes.ts'

/** Merkle trees of RFC 6962, section 2.1, and the checks of their proofs in RFC 9162, section 2.1. */
export type Hash = Uint8Array

const leafMark = Uint8Array.of(0)
const nodeMark = Uint8Array.of(1)

export const hashLeaf = (sha: Sha256, entry: Uint8Array): Hash => sha(leafMark, entry)
export const hashNode = (sha: Sha256, left: Hash, right: Hash): Hash => sha(nodeMark, left, right)

/** The largest power of two below `size`, where a tree of more than one leaf splits. */
export function splitOf(size: number): number {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

/** Returns the root over hashes of leaves, or of equal full subtrees. */
export function rootOf(sha: Sha256, hashes: readonly Hash[]): Hash {
  const [first] = hashes
  if (!first) return sha()
  if (hashes.length === 1) return first
  const split = splitOf(hashes.length)
  return hashNode(sha, rootOf(sha, hashes.slice(0, split)), rootOf(sha, hashes.slice(split)))
}

/** Leaves from `start` to before `end` that form one node of the tree. */
export interface Range {
  start: number
  end: number
}

/** Returns the nodes whose hashes prove that a leaf is in the tree, the lowest first. */
export function inclusionRanges(index: number, size: number): Range[] {
  if (!(index >= 0 && index < size)) throw new RangeError('The leaf is outside the tree')
  const found: Range[] = []
  for (let start = 0, end = size; end - start > 1; ) {
    const middle = start + splitOf(end - start)
    if (index < middle) {
      found.unshift({ start: middle, end })
      end = middle
    } else {
      found.unshift({ start, end: middle })
      start = middle
    }
  }
  return found
}

/** Returns the nodes whose hashes prove that the tree of `size` begins with the tree of `before`, the lowest first. */
export function consistencyRanges(before: number, size: number): Range[] {
  if (!(before > 0 && before <= size)) throw new RangeError('The earlier tree is empty or larger')
  const found: Range[] = []
  let [start, end] = [0, size]
  while (before !== end) {
    const middle = start + splitOf(end - start)
    if (before <= middle) {
      found.unshift({ start: middle, end })
      end = middle
    } else {
      found.unshift({ start, end: middle })
      start = middle
    }
  }
  if (start > 0) found.unshift({ start, end })
  return found
}

/** Checks an inclusion proof (RFC 9162, section 2.1.3.2). */
export function provesInclusion(
  sha: Sha256,
  {
    index,
    size,
    leaf,
    proof,
    root,
  }: { index: number; size: number; leaf: Hash; proof: readonly Hash[]; root: Hash },
): boolean {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return false
  let [node, last, hash] = [index, size - 1, leaf]
  for (const part of proof) {
    if (last === 0) return false
    if (node % 2 === 1 || node === last) {
      hash = hashNode(sha, part, hash)
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)]
    } else {
      hash = hashNode(sha, hash, part)
    }
    ;[node, last] = [Math.floor(node / 2), Math.floor(last / 2)]
  }
  return last === 0 && equalBytes(hash, root)
}

export interface TreeHead {
  size: number
  root: Hash
}

/** Checks a consistency proof (RFC 9162, section 2.1.4.2). The earlier tree must not be empty. */
export function provesConsistency(
  sha: Sha256,
  before: TreeHead,
  after: TreeHead,
  proof: readonly Hash[],
): boolean {
  if (!(before.size > 0 && before.size <= after.size)) return false
  if (before.size === after.size) return proof.length === 0 && equalBytes(before.root, after.root)
  let [node, last] = [before.size - 1, after.size - 1]
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)]
  const isPower = splitOf(before.size * 2) === before.size
  const [first, ...rest] = isPower ? [before.root, ...proof] : proof
  if (!first) return false
  let [old, now] = [first, first]
  for (const part of rest) {
    if (last === 0) return false
    if (node % 2 === 1 || node === last) {
      old = hashNode(sha, part, old)
      now = hashNode(sha, part, now)
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)]
    } else {
      now = hashNode(sha, now, part)
    }
    ;[node, last] = [Math.floor(node / 2), Math.floor(last / 2)]
  }
  return last === 0 && equalBytes(old, before.root) && equalBytes(now, after.root)
}

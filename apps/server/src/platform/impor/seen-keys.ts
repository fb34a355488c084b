import { hash } from 'node:crypto'

/** Numbers of a slot: three of a key's digest, then the row it stood in; rows count from 1, so 0 is a free slot. */
const slotSize = 4
const rowAt = 3
const firstSlots = 1 << 10

/**
 * In which row of a sheet each key stood first. Sixteen bytes a slot and outside the heap, however long the keys are: two
 * hundred thousand of them as they are would be the largest thing an import holds.
 */
export class SeenKeys {
  #slots = new Uint32Array(firstSlots * slotSize)
  #count = 0

  /** The row that had the key before; otherwise it is noted for this one. */
  earlier(key: string, row: number): number | undefined {
    const digest = hash('sha256', key, 'buffer')
    const known = this.#note(digest.readUInt32LE(0), digest.readUInt32LE(4), digest.readUInt32LE(8), row)
    if (known === undefined && ++this.#count * slotSize * 2 > this.#slots.length) this.#grow()
    return known
  }

  #note(a: number, b: number, c: number, row: number): number | undefined {
    const slots = this.#slots
    for (let at = (a * slotSize) % slots.length; ; at = (at + slotSize) % slots.length) {
      const known = slots[at + rowAt]
      if (!known) {
        slots.set([a, b, c, row], at)
        return undefined
      }
      if (slots[at] === a && slots[at + 1] === b && slots[at + 2] === c) return known
    }
  }

  #grow(): void {
    const full = this.#slots
    this.#slots = new Uint32Array(full.length * 2)
    for (let at = 0; at < full.length; at += slotSize) {
      const [a = 0, b = 0, c = 0, row = 0] = full.subarray(at, at + slotSize)
      if (row) this.#note(a, b, c, row)
    }
  }
}

import { hash } from 'node:crypto'

/** A slot has three numbers of the key's digest and the row number. Rows start at 1, so 0 marks a free slot. */
const slotSize = 4
const rowAt = 3
const firstSlots = 1 << 10

/**
 * Remembers the first row of each key, with 16 bytes per slot outside the heap. As strings, 200,000 keys would be the
 * largest object of an import.
 */
export class SeenKeys {
  #slots = new Uint32Array(firstSlots * slotSize)
  #count = 0

  /** Returns the earlier row of the key, or records the key for this row. */
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

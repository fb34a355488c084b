import type { ExcelLimits } from './limits.ts'
import { refusals } from './refusal.ts'
import type { XmlHandler } from './xml-scanner.ts'

/** Decodes `_x000D_` sequences, which Excel writes for characters that XML cannot contain. */
export function unescapeExcel(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
}

/**
 * The shared strings of a workbook, stored in a buffer outside the heap. Half a million strings take a few dozen
 * megabytes.
 */
export class SharedStrings implements XmlHandler {
  readonly #limits: ExcelLimits
  #bytes = Buffer.allocUnsafe(1 << 16)
  #used = 0
  #ends = new Uint32Array(1 << 12)
  #count = 0
  #current = ''
  #inText = false
  #phonetic = 0

  constructor(limits: ExcelLimits) {
    this.#limits = limits
  }

  at(index: number): string {
    if (!(index >= 0 && index < this.#count)) throw refusals.damaged()
    const start = index === 0 ? 0 : this.#ends[index - 1]
    return this.#bytes.toString('utf8', start, this.#ends[index])
  }

  open(name: string): void {
    if (name === 'si') this.#current = ''
    else if (name === 't') this.#inText = this.#phonetic === 0
    else if (name === 'rPh') this.#phonetic++
  }

  wantsText(): boolean {
    return this.#inText
  }

  text(text: string): void {
    this.#current += text
    if (this.#current.length > this.#limits.cell * 8) throw refusals.unpacked(this.#limits)
  }

  close(name: string): void {
    if (name === 't') this.#inText = false
    else if (name === 'rPh') this.#phonetic--
    else if (name === 'si') this.#keep(unescapeExcel(this.#current))
  }

  #keep(text: string): void {
    const needed = this.#used + text.length * 3
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2))
      this.#bytes.copy(larger, 0, 0, this.#used)
      this.#bytes = larger
    }
    this.#used += this.#bytes.write(text, this.#used, 'utf8')
    if (this.#used > this.#limits.sharedText || this.#count * 4 > this.#limits.sharedText) {
      throw refusals.unpacked(this.#limits)
    }
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2)
      larger.set(this.#ends)
      this.#ends = larger
    }
    this.#ends[this.#count++] = this.#used
  }
}

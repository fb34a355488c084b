export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
export class PdfRef {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}
class Keyword {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}
export function isWord(value: PdfValue, word: string): boolean {
  return value instanceof Keyword && value.word === word
}
export type PdfDict = Map<string, PdfValue>
export type PdfValue = number | Buffer | PdfName | PdfRef | Keyword | PdfValue[] | PdfDict | undefined

/** No regular writer nests deeper. Deeper nesting indicates an attack. */
const mostDepth = 200
const endOfBytes = new Keyword('')

const space = new Set([0, 9, 10, 12, 13, 32])
const delimiter = new Set(Buffer.from('()<>[]{}/%'))
const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

export class PdfTooComplex extends Error {}

/**
 * Parses values as leniently as viewers do. It skips unexpected bytes instead of failing, so that it sees everything a
 * viewer would see. `onName` receives every name, `spend` the number of bytes read.
 */
export class PdfObjects {
  readonly #bytes: Buffer
  readonly #onName: (name: string) => void
  readonly #spend: (bytes: number) => void
  at = 0

  constructor(bytes: Buffer, onName: (name: string) => void, spend: (bytes: number) => void) {
    this.#bytes = bytes
    this.#onName = onName
    this.#spend = spend
  }

  /** Reads one value at `at` and moves the position behind it. */
  read(at: number): PdfValue {
    this.at = at
    const value = this.#value(0)
    this.#spend(this.at - at)
    return value
  }

  /** Checks whether the next token is `word`. If so, the position moves behind it. */
  follows(word: string): boolean {
    const before = this.at
    const found = isWord(this.#token(), word)
    this.#spend(this.at - before)
    if (!found) this.at = before
    return found
  }

  #value(depth: number): PdfValue {
    return this.#complete(this.#token(), depth)
  }

  #complete(token: PdfValue, depth: number): PdfValue {
    if (depth > mostDepth) throw new PdfTooComplex()
    if (!(token instanceof Keyword)) return typeof token === 'number' ? this.#numberOrRef(token) : token
    if (token.word === '<<') return this.#dict(depth)
    if (token.word === '[') return this.#array(depth)
    return token
  }

  /** Reads `12 0 R` as one reference, not as two numbers. */
  #numberOrRef(number: number): number | PdfRef {
    const before = this.at
    if (Number.isInteger(number) && typeof this.#token() === 'number') {
      const last = this.#token()
      if (isWord(last, 'R')) return new PdfRef(number)
    }
    this.at = before
    return number
  }

  #array(depth: number): PdfValue[] {
    const items: PdfValue[] = []
    for (;;) {
      const token = this.#token()
      if (token === endOfBytes || isWord(token, ']')) return items
      items.push(this.#complete(token, depth + 1))
    }
  }

  #dict(depth: number): PdfDict {
    const dict: PdfDict = new Map()
    for (;;) {
      const key = this.#token()
      if (key === endOfBytes || isWord(key, '>>')) return dict
      if (key instanceof PdfName) {
        const before = this.at
        const next = this.#token()
        if (isWord(next, '>>')) return dict
        this.at = before
        dict.set(key.name, this.#value(depth + 1))
      } else this.#complete(key, depth + 1)
    }
  }

  #token(): PdfValue {
    const bytes = this.#bytes
    for (;;) {
      const byte = bytes[this.at]
      if (byte === undefined) return endOfBytes
      if (byte === 0x25) this.#skipComment()
      else if (space.has(byte)) this.at++
      else break
    }
    const first = String.fromCharCode(bytes[this.at] ?? 0)
    const pair = bytes.toString('latin1', this.at, this.at + 2)
    if (pair === '<<' || pair === '>>') {
      this.at += 2
      return new Keyword(pair)
    }
    if (first === '/') return this.#name()
    if (first === '(') return this.#literal()
    if (first === '<') return this.#hex()
    if (delimiter.has(first.charCodeAt(0))) {
      this.at++
      return new Keyword(first)
    }
    const word = this.#regular()
    return /^[+-]*\d*\.?\d*$/.test(word) && /\d/.test(word) ? Number(word) : new Keyword(word)
  }

  #skipComment(): void {
    const bytes = this.#bytes
    while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++
  }

  #regular(): string {
    const start = this.at
    for (;;) {
      const byte = this.#bytes[this.at]
      if (byte === undefined || space.has(byte) || delimiter.has(byte)) break
      this.at++
    }
    return this.#bytes.toString('latin1', start, this.at)
  }

  /** Decodes escapes: `/J#61vaScript` means `/JavaScript`. */
  #name(): PdfName {
    this.at++
    const name = this.#regular().replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    this.#onName(name)
    return new PdfName(name)
  }

  #hex(): Buffer {
    const end = this.#bytes.indexOf(0x3e, this.at)
    const digits = this.#bytes
      .toString('latin1', this.at + 1, end < 0 ? undefined : end)
      .replace(/[^0-9a-f]/gi, '')
    this.at = end < 0 ? this.#bytes.length : end + 1
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
  }

  #literal(): Buffer {
    const out: number[] = []
    let depth = 0
    for (; this.at < this.#bytes.length; this.at++) {
      const byte = this.#bytes[this.at] ?? 0
      if (byte === 0x5c) {
        this.#escape(out)
        continue
      }
      if (byte === 0x28 && depth++ === 0) continue
      if (byte === 0x29 && --depth === 0) {
        this.at++
        break
      }
      out.push(byte)
    }
    return Buffer.from(out)
  }

  /** Reads an escape that starts at the position of the backslash. Afterwards the position is at its last byte. */
  #escape(out: number[]): void {
    const octal = /^[0-7]{1,3}/.exec(this.#bytes.toString('latin1', this.at + 1, this.at + 4))?.[0]
    if (octal) {
      out.push(Number.parseInt(octal, 8) & 255)
      this.at += octal.length
      return
    }
    const next = this.#bytes[++this.at]
    if (next === undefined || next === 10) return
    if (next === 13) {
      if (this.#bytes[this.at + 1] === 10) this.at++
      return
    }
    out.push(escapes[String.fromCharCode(next)] ?? next)
  }
}

import { type Decipher, openCipher } from './pdf-cipher.ts'
import {
  isWord,
  type PdfDict,
  PdfName,
  PdfObjects,
  PdfRef,
  PdfTooComplex,
  type PdfValue,
} from './pdf-objects.ts'

export interface PdfStream {
  dict: PdfDict
  /**
   * The stored bytes up to the first `endstream`. A hostile writer may have put that word in the middle of the data.
   */
  data: Buffer
  /** The stored bytes up to the end of the file. */
  rest: Buffer
  number: number
  generation: number
}

export interface PdfFile {
  streams: PdfStream[]
  /** 'terkunci' means that the file needs a password. Undefined means no encryption. */
  cipher: Decipher | 'terkunci' | undefined
}

/** Limits the bytes that the scan reads, so that a file which makes it read the same bytes repeatedly fails. */
export class Budget {
  #left: number
  constructor(bytes: number) {
    this.#left = bytes
  }
  readonly spend = (bytes: number): void => {
    this.#left -= bytes + 1
    if (this.#left < 0) throw new PdfTooComplex()
  }
}

export const budgetFor = (bytes: number) => new Budget(1_000_000 + 8 * bytes)

function* occurrences(bytes: Buffer, word: string): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) yield at
}

const nameIs = (value: PdfValue, name: string) => value instanceof PdfName && value.name === name
const label = /(\d{1,10})[\s\0]+(\d{1,5})[\s\0]*$/

/** Returns the offset after the line end that follows the word `stream`. */
function dataStart(bytes: Buffer, at: number): number {
  if (bytes[at] === 13 && bytes[at + 1] === 10) return at + 2
  return bytes[at] === 13 || bytes[at] === 10 ? at + 1 : at
}

/**
 * Spends budget for finding the end too: without that, many streams without an end would each scan the rest of the
 * file.
 */
function dataFrom(bytes: Buffer, start: number, { spend }: Budget): Pick<PdfStream, 'data' | 'rest'> {
  const end = bytes.indexOf('endstream', start)
  const data = bytes.subarray(start, end < 0 ? bytes.length : end)
  spend(data.length)
  return { data, rest: bytes.subarray(start) }
}

class Reading {
  readonly streams: PdfStream[] = []
  readonly #trailers: PdfDict[] = []
  /** All versions of each object that could be the encryption dictionary. */
  readonly #locks = new Map<number, PdfDict[]>()

  add(dict: PdfDict, number: number): void {
    if (nameIs(dict.get('Type'), 'XRef')) this.addTrailer(dict)
    if (dict.has('O') && dict.has('U')) this.#locks.set(number, [...(this.#locks.get(number) ?? []), dict])
  }

  addTrailer(value: PdfValue): void {
    if (value instanceof Map) this.#trailers.push(value)
  }

  /** Returns the cipher. Throws PdfTooComplex if the encryption dictionary is missing or ambiguous. */
  cipher(): PdfFile['cipher'] {
    const locks = new Set<PdfDict>()
    const named = this.#trailers
      .map((trailer) => trailer.get('Encrypt'))
      .filter((lock) => lock !== undefined && !isWord(lock, 'null'))
    for (const lock of named) {
      if (lock instanceof Map) locks.add(lock)
      if (lock instanceof PdfRef) for (const dict of this.#locks.get(lock.number) ?? []) locks.add(dict)
    }
    if (named.length === 0) return undefined
    const [lock, ...others] = locks
    if (!lock || others.length > 0) throw new PdfTooComplex()
    const ids = this.#trailers.map((trailer) => trailer.get('ID')).find((each) => Array.isArray(each))
    const id = ids?.[0]
    return openCipher(lock, Buffer.isBuffer(id) ? id : Buffer.alloc(0)) ?? 'terkunci'
  }
}

/**
 * Reads everything that a viewer could treat as an object: every occurrence of `obj`, also inside comments and streams,
 * because the cross-reference table may point there. `hear` receives every name.
 */
export function readPdf(bytes: Buffer, hear: (name: string) => void, budget: Budget): PdfFile {
  const objects = new PdfObjects(bytes, hear, budget.spend)
  const reading = new Reading()
  for (const at of occurrences(bytes, 'obj')) {
    if (bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue
    const dict = objects.read(at + 3)
    if (!(dict instanceof Map)) continue
    const [, number = -1, generation = 0] =
      label.exec(bytes.toString('latin1', Math.max(0, at - 24), at)) ?? []
    const about = { dict, number: Number(number), generation: Number(generation) }
    reading.add(dict, about.number)
    if (!objects.follows('stream')) continue
    reading.streams.push({ ...about, ...dataFrom(bytes, dataStart(bytes, objects.at), budget) })
  }
  for (const at of occurrences(bytes, 'trailer')) reading.addTrailer(objects.read(at + 7))
  return { streams: reading.streams, cipher: reading.cipher() }
}

import { budgetFor, readPdf } from './pdf-file.ts'
import { PdfObjects, PdfTooComplex } from './pdf-objects.ts'
import { mostUnpacked, unpackObjects } from './pdf-unpack.ts'

export type PdfFinding = 'bersih' | 'naskah' | 'program' | 'xfa' | 'terkunci' | 'rumit'

/** Names that always indicate active content: an action or a dynamic form. */
const active: Readonly<Record<string, PdfFinding>> = {
  JavaScript: 'naskah',
  JS: 'naskah',
  Launch: 'program',
  XFA: 'xfa',
}

/** The maximum size of an object stream's index. It allows more objects than regular writers put into one stream. */
const longestHead = 1_000_000

class Found extends Error {
  readonly finding: PdfFinding
  constructor(finding: PdfFinding) {
    super(finding)
    this.finding = finding
  }
}

function hear(name: string): void {
  const finding = Object.hasOwn(active, name) ? active[name] : undefined
  if (finding) throw new Found(finding)
}

function scan(bytes: Buffer): PdfFinding {
  const budget = budgetFor(bytes.length)
  const file = readPdf(bytes, hear, budget)
  if (file.cipher === 'terkunci') return 'terkunci'
  let left = mostUnpacked
  for (const stream of file.streams) {
    // Viewers treat a stream with /First as an object stream, whatever its /Type is.
    const first = stream.dict.get('First')
    if (first === undefined) continue
    if (typeof first !== 'number' || first > longestHead) return 'rumit'
    const plain = unpackObjects(file, stream, left)
    if (plain !== stream.rest) left -= plain.length
    budget.spend(Math.min(Math.max(0, first), plain.length))
    const numbers = plain.toString('latin1', 0, first).match(/\d+/g) ?? []
    const objects = new PdfObjects(plain, hear, budget.spend)
    for (let pair = 1; pair < numbers.length; pair += 2) objects.read(first + Number(numbers[pair]))
  }
  return 'bersih'
}

/**
 * Checks whether a PDF has active content or needs a password. It blocks its thread, so callers run it in a worker
 * thread.
 */
export function scanPdf(bytes: Buffer): PdfFinding {
  try {
    return scan(bytes)
  } catch (error) {
    if (error instanceof Found) return error.finding
    if (error instanceof PdfTooComplex) return 'rumit'
    throw error
  }
}

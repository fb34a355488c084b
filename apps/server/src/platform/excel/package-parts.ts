import { AppError } from '@portal/domain/platform/errors'
import type { Entry } from 'yauzl'
import { openZip } from '#platform/files/content/zip.ts'
import type { ExcelLimits } from './limits.ts'
import { refusals } from './refusal.ts'

const linked = /^xl\/(externalLinks|queryTables)\/|^xl\/connections\.xml$/i
const active = /(^|\/)vbaProject|^xl\/(macrosheets|activeX|embeddings|dialogsheets)\//i
/** Parts below this size may have any compression ratio. Many empty styled rows compress extremely well. */
const sparedBytes = 4_000_000

/** The parts of a workbook on disk. The reader unpacks them as a stream and stops at the limits. */
export interface PackageParts {
  has(name: string): boolean
  /** Yields the unpacked text in chunks. Throws if the part does not exist. */
  text(name: string): AsyncGenerator<string>
  close(): void
}

function check(entries: readonly Entry[], limits: ExcelLimits): void {
  if (entries.length > limits.entries) throw refusals.entries(limits)
  for (const { fileName } of entries) {
    if (linked.test(fileName)) throw refusals.links()
    if (active.test(fileName)) throw refusals.macros()
  }
  if (entries.some((entry) => entry.isEncrypted())) throw refusals.locked()
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > limits.unpacked)
    throw refusals.unpacked(limits)
}

export async function openPackage(path: string, limits: ExcelLimits): Promise<PackageParts> {
  const zip = await openZip(path)
  if (!zip) throw refusals.damaged()
  const { entries, open, close } = zip
  try {
    check(entries, limits)
  } catch (error) {
    close()
    throw error
  }
  const byName = new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry]))
  let total = 0

  async function* unpack(entry: Entry): AsyncGenerator<string> {
    const decoder = new TextDecoder('utf-8')
    let read = 0
    for await (const piece of await open(entry)) {
      read += piece.length
      total += piece.length
      // The sizes in the zip directory may be false, so count the unpacked bytes as well.
      if (total > limits.unpacked) throw refusals.unpacked(limits)
      if (read > sparedBytes && read > entry.compressedSize * limits.ratio) throw refusals.ratio()
      yield decoder.decode(piece, { stream: true })
    }
  }

  return {
    close,
    has: (name) => byName.has(name.toLowerCase()),
    async *text(name) {
      const entry = byName.get(name.toLowerCase())
      if (!entry) throw refusals.damaged()
      try {
        yield* unpack(entry)
      } catch (error) {
        throw error instanceof AppError ? error : refusals.damaged()
      }
    },
  }
}

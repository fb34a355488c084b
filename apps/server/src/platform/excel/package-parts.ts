import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import type { Subject } from '#platform/files/content/range.ts'
import { readRange } from '#platform/files/content/range.ts'
import { readZipDirectory, type ZipEntry } from '#platform/files/content/zip.ts'
import type { ExcelLimits } from './limits.ts'
import { refusals } from './refusal.ts'

const linked = /^xl\/(externalLinks|queryTables)\/|^xl\/connections\.xml$/i
const active = /(^|\/)vbaProject|^xl\/(macrosheets|activeX|embeddings|dialogsheets)\//i
/** Below this a part may be as compressible as it likes: many empty styled rows are. */
const sparedBytes = 4_000_000
const pieceBytes = 131_072

/** The parts of a workbook on disk, unpacked as they are read and never further than the limits allow. */
export interface PackageParts {
  has(name: string): boolean
  /** Unpacked text in pieces; a part that is not there is damage. */
  text(name: string): AsyncGenerator<string>
  close(): Promise<void>
}

function check(entries: ZipEntry[], limits: ExcelLimits): void {
  if (entries.length > limits.entries) throw refusals.entries(limits)
  for (const { name } of entries) {
    if (linked.test(name)) throw refusals.links()
    if (active.test(name)) throw refusals.macros()
  }
  if (entries.some(({ encrypted }) => encrypted)) throw refusals.locked()
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > limits.unpacked)
    throw refusals.unpacked(limits)
}

async function dataStart(file: Subject, entry: ZipEntry): Promise<number> {
  const header = await readRange(file, entry.offset, 30)
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw refusals.damaged()
  return entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
}

async function* packedBytes(file: Subject, entry: ZipEntry): AsyncGenerator<Buffer> {
  const start = await dataStart(file, entry)
  for (let done = 0; done < entry.packed; ) {
    const piece = await readRange(file, start + done, Math.min(pieceBytes, entry.packed - done))
    if (piece.length === 0) throw refusals.damaged()
    done += piece.length
    yield piece
  }
}

async function* unpack(file: Subject, entry: ZipEntry): AsyncGenerator<Buffer> {
  if (entry.method === 0) return yield* packedBytes(file, entry)
  if (entry.method !== 8) throw refusals.damaged()
  const inflated = createInflateRaw({ chunkSize: pieceBytes })
  const fed = pipeline(packedBytes(file, entry), inflated).catch(() => {})
  try {
    yield* inflated
  } catch {
    throw refusals.damaged()
  } finally {
    inflated.destroy()
    await fed
  }
}

export async function openPackage(path: string, limits: ExcelLimits): Promise<PackageParts> {
  const handle = await open(path, 'r')
  const { size } = await handle.stat()
  const file = { handle, path, size }
  const close = () => handle.close()
  const entries = await readZipDirectory(file)
  try {
    if (!entries) throw refusals.damaged()
    check(entries, limits)
  } catch (error) {
    await close()
    throw error
  }
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  let total = 0

  return {
    close,
    has: (name) => byName.has(name.toLowerCase()),
    async *text(name) {
      const entry = byName.get(name.toLowerCase())
      if (!entry) throw refusals.damaged()
      const decoder = new TextDecoder('utf-8')
      let read = 0
      for await (const piece of unpack(file, entry)) {
        read += piece.length
        total += piece.length
        // What the directory declares may be a lie, so what really comes out is counted as well.
        if (total > limits.unpacked) throw refusals.unpacked(limits)
        if (read > sparedBytes && read > entry.packed * limits.ratio) throw refusals.ratio()
        yield decoder.decode(piece, { stream: true })
      }
    },
  }
}

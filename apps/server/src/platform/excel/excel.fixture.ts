import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleZip, type ZipOptions } from '#platform/files/samples.fixture.ts'
import { sheetPart, workbookParts } from './workbook-parts.ts'

/** Builds a workbook around the given sheet XML. `more` adds or replaces parts. */
export function workbookWith(
  sheetXml: string,
  more: Record<string, string> = {},
  options: ZipOptions = {},
): Buffer {
  const parts = {
    ...workbookParts(['Data']),
    [sheetPart(0)]: sheetXml,
    ...more,
  }
  return sampleZip(parts, options)
}

export function sheetOf(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`
}

/** Writes the content to a temporary file, which exists only during `use`. */
export async function onDisk<T>(content: Uint8Array, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-excel-'))
  const path = join(folder, `${randomBytes(4).toString('hex')}.xlsx`)
  try {
    await writeFile(path, content)
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function collected<T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const batch of batches) all.push(...batch)
  return all
}

export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

export const row = (number: number, text = 'x') =>
  `<row r="${number}"><c r="A${number}" t="inlineStr"><is><t>${text}</t></is></c></row>`

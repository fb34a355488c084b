import type { FileHandle } from 'node:fs/promises'

/** A file under inspection. The checks read it in ranges and never load it whole. */
export interface Subject {
  handle: FileHandle
  path: string
  size: number
}

/** Returns bytes from `start`: fewer at the end of the file, none outside it. */
export async function readRange({ handle, size }: Subject, start: number, length: number): Promise<Buffer> {
  if (start < 0 || start >= size) return Buffer.alloc(0)
  const buffer = Buffer.alloc(Math.min(length, size - start))
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start)
  return buffer.subarray(0, bytesRead)
}

export type Verdict = 'baik' | 'rusak' | 'ditolak'

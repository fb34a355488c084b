import type { FileHandle } from 'node:fs/promises'

/** A file under inspection, read in pieces so that a large one is never held whole. */
export interface Subject {
  handle: FileHandle
  path: string
  size: number
}

/** Bytes from `start`; shorter where the file ends, empty outside it. */
export async function readRange({ handle, size }: Subject, start: number, length: number): Promise<Buffer> {
  if (start < 0 || start >= size) return Buffer.alloc(0)
  const buffer = Buffer.alloc(Math.min(length, size - start))
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start)
  return buffer.subarray(0, bytesRead)
}

export type Verdict = 'baik' | 'rusak' | 'ditolak'

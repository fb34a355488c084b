import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from './files.ts'

/** A stored file as a path on this machine for the time of `use`; stores need not be folders. */
export async function withLocalCopy<T>(
  files: Pick<Files, 'read'>,
  key: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-salinan-'))
  try {
    const path = join(folder, key)
    await pipeline(await files.read(key), createWriteStream(path, { mode: 0o600 }))
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

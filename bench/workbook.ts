import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Actor } from '../apps/server/src/platform/actor.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'

/**
 * Uploads a workbook with this many rows. A child process creates it, so that its memory does not count for the import.
 */
export async function uploadWorkbook(bench: string, { files }: Platform, uploader: Actor, count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-buku-'))
  const path = join(folder, 'bench.xlsx')
  try {
    const make = `await (await import('./${bench}')).writeWorkbook(${count}, ${JSON.stringify(path)})`
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', make], {
      cwd: import.meta.dirname,
    })
    const upload = (async function* () {
      yield { name: 'bench.xlsx', content: createReadStream(path) }
    })()
    const [file] = await files.receive(upload, { uploader, limit: 25_000_000, accept: ['xlsx'] })
    if (!file) throw new Error('The upload stored no file.')
    return file
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const saveWorkbook = (path: string, content: AsyncIterable<Uint8Array>): Promise<void> =>
  writeFile(path, content)

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** Waits for an e-mail to this address and about this subject in the data folder, and returns its text. */
export async function receivedMail({ dataDir }: TestApp, to: string, about = ''): Promise<string> {
  return vi.waitFor(
    async () => {
      const folder = join(dataDir, 'surel')
      const names = (await readdir(folder))
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .reverse()
      for (const name of names) {
        const text = await readFile(join(folder, name), 'utf8')
        if (text.includes(`To: ${to}`) && text.includes(about))
          return text.replaceAll('=\r\n', '').replaceAll('=3D', '=')
      }
      throw new Error(`No e-mail yet for ${to} ${about}`)
    },
    { timeout: 60_000, interval: 100 },
  )
}

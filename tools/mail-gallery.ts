import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compose, type Message } from '../apps/server/src/platform/mail/message.ts'
import type { Surel } from '../apps/server/src/platform/mail/surel.ts'
import { root } from './step.ts'

export interface Exhibit extends Message {
  peristiwa: string
}

const isTemplate = (value: unknown): value is Surel<unknown> =>
  typeof value === 'function' && 'contoh' in value

/** Returns every e-mail that the server can send. The templates are the `*.surel.ts` files. */
export async function mailGallery(): Promise<Exhibit[]> {
  const files = globSync('apps/server/src/**/*.surel.ts', { cwd: root }).sort()
  const exhibits: Exhibit[] = []
  for (const file of files) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    for (const template of Object.values(module).filter(isTemplate)) {
      for (const [peristiwa, data] of template.contoh()) {
        const message = compose({ to: 'budi@contoh.id', nama: 'Budi Santoso', ...template(data) })
        exhibits.push({ peristiwa, ...message })
      }
    }
  }
  return exhibits
}

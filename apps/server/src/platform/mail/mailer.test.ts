import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const server = useTestApp({}, { jobs: true })

async function delivered(): Promise<number> {
  const names = await readdir(join(server.get().dataDir, 'surel')).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).length
}

/** At one mail a poll these would take most of a minute. */
test('fifty mails of one moment leave within seconds', async () => {
  const { platform } = server.get()
  await platform.db.transaction().execute(async (trx) => {
    for (let number = 1; number <= 50; number++) {
      await platform.mail.send(trx, { to: `orang${number}@contoh.id`, subject: 'Uji', text: 'Isi' })
    }
  })
  await vi.waitFor(async () => expect(await delivered()).toBe(50), { timeout: 15_000, interval: 50 })
})

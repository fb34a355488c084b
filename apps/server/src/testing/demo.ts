import { join } from 'node:path'
import { inject } from 'vitest'
import { demoSecret, readConfig } from '#platform/config.ts'
import { createDatabase } from '#platform/database/database.ts'
import { seed } from '#platform/database/seed.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'
import { seedPlatform } from '#platform/start/seed-platform.ts'
import { portal } from '../portal.ts'
import { createTestDatabase, provideTemplate, type TestDatabase } from './database.ts'

const template = 'portal_demo'

/** Seeds the demo data with its files. The function is idempotent. */
export async function layDemo({ db, url }: Pick<TestDatabase, 'db' | 'url'>, dataDir: string): Promise<void> {
  const platformAt = seedPlatform(readConfig({ DATA_DIR: dataDir }), url, portal)
  await seed(db, 'demo', { say: () => {}, platformAt })
}

/** Creates a private copy of the demo database. Each run seeds it once; all copies share the uploaded files. */
export async function createDemoDatabase(): Promise<TestDatabase & { dataDir: string }> {
  const { demo, folder } = inject('postgres')
  if (demo) return { ...(await createTestDatabase({ template: 'portal' })), dataDir: folder }
  const dataDir = join(folder, 'demo')
  await provideTemplate(template, async (url) => {
    const db = createDatabase(url, {
      max: 2,
      numbers: { seal: createNumberSeal(demoSecret), json: portal.sealed.json },
    })
    await layDemo({ db, url }, dataDir).finally(() => db.destroy())
  })
  return { ...(await createTestDatabase({ template })), dataDir }
}

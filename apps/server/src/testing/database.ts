import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { demoSecret } from '#platform/config.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'

export interface TestDatabase {
  db: Database
  url: string
  drop(): Promise<void>
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A private copy of the migrated database with master data; drop it when done. */
export async function createTestDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const { adminUrl, url, template } = inject('postgres')
  const name = `uji_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${template} owner portal strategy file_copy`)
  const copyUrl = url.replace('/portal?', `/${name}?`)
  const db = createDatabase(copyUrl, { max: 5, numbers: createNumberSeal(demoSecret), ...options })
  return {
    db,
    url: copyUrl,
    async drop() {
      await db.destroy()
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** For a test file that needs nothing more than a database: a copy before its tests, dropped after them. */
export function useTestDatabase(): TestDatabase {
  let current: TestDatabase | undefined
  const get = () => {
    if (!current) throw new Error('Basis data uji baru ada di dalam tes.')
    return current
  }
  beforeAll(async () => {
    current = await createTestDatabase()
  })
  afterAll(() => current?.drop())
  return {
    get db() {
      return get().db
    },
    get url() {
      return get().url
    },
    drop: () => get().drop(),
  }
}

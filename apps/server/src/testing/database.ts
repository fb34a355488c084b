import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { demoSecret } from '#platform/config.ts'
import { createDatabase, type Database } from '#platform/database/database.ts'
import { createNumberSeal } from '#platform/secrets/number-seal.ts'

import { portal } from '../portal.ts'

export interface TestDatabase {
  db: Database
  url: string
  drop(): Promise<void>
}

let admin: Promise<pg.Client> | undefined

/** One connection for all files of a process, which goes with it: each costs PostgreSQL as much as a dozen queries. */
async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client(inject('postgres').adminUrl)
  client.on('error', () => {
    admin = undefined
  })
  await client.connect()
  return client
}

async function asAdmin(statement: string): Promise<void> {
  admin ??= connectAdmin()
  await (await admin).query(statement)
}

const urlOf = (name: string) => inject('postgres').url.replace('/portal?', `/${name}?`)
const copyOf = (template: string, name: string) =>
  asAdmin(`create database ${name} template ${template} owner portal strategy file_copy`)

/**
 * A further template, made from the first one by whoever needs it first; the others wait for it. A template must have
 * no visitors while it is copied, so `fill` leaves none behind.
 */
export async function provideTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  const turn = new pg.Client(inject('postgres').adminUrl)
  await turn.connect()
  try {
    await turn.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await turn.query('select datistemplate from pg_database where datname = $1', [name])
    if (rows[0]?.datistemplate) return
    // One that is half filled belongs to a test that failed.
    await turn.query(`drop database if exists ${name} with (force)`)
    await copyOf(inject('postgres').template, name)
    await fill(urlOf(name))
    await turn.query(`alter database ${name} with is_template true allow_connections false`)
  } finally {
    await turn.end()
  }
}

/** A private copy of the migrated database with master data, or of another template; drop it when done. */
export async function createTestDatabase({
  template = inject('postgres').template,
  max = 5,
}: {
  template?: string
  max?: number
} = {}): Promise<TestDatabase> {
  const name = `uji_${randomBytes(6).toString('hex')}`
  await copyOf(template, name)
  const db = createDatabase(urlOf(name), {
    max,
    numbers: { seal: createNumberSeal(demoSecret), json: portal.sealed.json },
  })
  return {
    db,
    url: urlOf(name),
    async drop() {
      await db.destroy()
      await asAdmin(`drop database if exists ${name} with (force)`)
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

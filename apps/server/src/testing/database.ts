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

/** Opens the one admin connection of this process. A connection costs PostgreSQL as much as a dozen queries. */
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
 * Creates a second template from the first one. The first caller fills it; an advisory lock makes the others wait.
 * PostgreSQL copies a template only without open connections, so `fill` must close all of its own.
 */
export async function provideTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  const turn = new pg.Client(inject('postgres').adminUrl)
  await turn.connect()
  try {
    await turn.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await turn.query('select datistemplate from pg_database where datname = $1', [name])
    if (rows[0]?.datistemplate) return
    // A half-filled template remains from a test that failed.
    await turn.query(`drop database if exists ${name} with (force)`)
    await copyOf(inject('postgres').template, name)
    await fill(urlOf(name))
    await turn.query(`alter database ${name} with is_template true allow_connections false`)
  } finally {
    await turn.end()
  }
}

/** Creates a private copy of the template with master data, or of another template. The caller drops it. */
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

/** Provides a private database copy for a test file, and drops it after the tests. */
export function useTestDatabase(): TestDatabase {
  let current: TestDatabase | undefined
  const get = () => {
    if (!current) throw new Error('The test database exists only inside a test.')
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

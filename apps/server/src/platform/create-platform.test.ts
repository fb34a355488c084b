import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { readConfig } from './config.ts'
import { createLogger } from './create-platform.ts'

const database = useTestDatabase()

test('the log of a database fault does not carry the row that was refused', async () => {
  await sql`create table rahasia (sandi_hash text check (sandi_hash = ''))`.execute(database.db)
  const fault: unknown = await sql`insert into rahasia values ('hash-yang-rahasia')`
    .execute(database.db)
    .catch((error: unknown) => error)
  const lines: string[] = []
  const log = createLogger(readConfig({}), { write: (line) => void lines.push(line) })
  log.error({ err: fault }, 'gagal')
  log.error({ err: new Error('luar', { cause: fault }) }, 'gagal')
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain('violates check constraint')
    expect(line).not.toContain('hash-yang-rahasia')
  }
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { portal } from '#testing/portal.ts'
import { readConfig } from '../config.ts'
import { createLogger } from './create-platform.ts'

const database = useTestDatabase()

test('the log of a database fault does not carry the row that was refused', async () => {
  await sql`create table rahasia (sandi_hash text check (sandi_hash = ''))`.execute(database.db)
  const fault: unknown = await sql`insert into rahasia values ('hash-yang-rahasia')`
    .execute(database.db)
    .catch((error: unknown) => error)
  const lines: string[] = []
  const log = createLogger(readConfig({}), portal, { write: (line) => void lines.push(line) })
  log.error({ err: fault }, 'gagal')
  log.error({ err: new Error('luar', { cause: fault }) }, 'gagal')
  // The job queue reports errors in this form.
  log.error({ err: { ...(fault as Error), message: (fault as Error).message } }, 'gagal')
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line).toContain('violates check constraint')
    expect(line).not.toContain('hash-yang-rahasia')
  }
})

test('the log of a request holds neither its query nor the code of a transfer', () => {
  const lines: string[] = []
  const log = createLogger(readConfig({ LOG_LEVEL: 'info' }), portal, {
    write: (line) => void lines.push(line),
  })
  const url = '/psat/pengajuan/pengalihan/6f9619ff-8b86-4d01-b42d-00cf4fc964ff?token=rahasia'
  log.info({ req: { method: 'GET', url, ip: '10.0.0.1' } }, 'incoming request')
  expect(JSON.parse(lines[0] ?? '').req).toEqual({
    method: 'GET',
    path: '/psat/pengajuan/pengalihan/[disembunyikan]',
    ip: '10.0.0.1',
  })
})

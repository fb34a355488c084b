import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { startPlatform } from '#platform/start/create-platform.ts'
import { createTestApp, type SignedInClient, type TestApp } from '#testing/app.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { untilLocked } from '#testing/locks.ts'
import { filledTemplate, pdukRow, upload } from './impor.fixture.ts'

const secret = { SESSION_SECRET: randomBytes(48).toString('base64') }
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Starts the real server in a separate process on the same database and data folder. */
async function startServer(database: TestDatabase, dataDir: string) {
  const main = join(import.meta.dirname, '../../main.ts')
  const server: ChildProcess = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...secret,
      NODE_ENV: 'production',
      PORTAL_MODE: 'production',
      PUBLIC_URL: 'https://portal.test',
      DATABASE_URL: database.url.replace('@/', '@localhost/'),
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(() => server.kill('SIGKILL'))
  if (!server.stdout) throw new Error('The test server has no output.')
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\S+/.exec(line) ?? []
    if (address) return { server, address }
  }
  throw new Error('The test server did not start.')
}

function send(address: string, { token, role }: SignedInClient, content: Uint8Array, more = {}) {
  const form = new FormData()
  form.append('import-excel', new Blob([new Uint8Array(content)]), 'data.xlsx')
  form.append('registrasi_id', '1')
  const headers = { authorization: `Bearer ${token}`, role, ...more }
  return fetch(`${address}/api/okkp/imports`, { method: 'POST', body: form, headers })
}

const count = 1100
const fileOf = (prefix: string) =>
  filledTemplate(
    1,
    Array.from({ length: count }, (_, n) => pdukRow(`${prefix}-${n}`)),
  )

async function storedOf({ platform }: TestApp, prefix: string) {
  const { rows } = await sql<{ baris: number; nomor: number }>`
    select count(*) as baris, count(distinct lower(no_registration)) as nomor from okkp.registrasi
    where no_registration like ${`${prefix}-%`} and dihapus is null`.execute(platform.db)
  return rows[0]
}

/**
 * Inserts the last number of each file in an open transaction. Both imports store their first chunks and then wait for
 * that lock.
 */
async function holdLastRows(app: TestApp, prefixes: readonly string[]) {
  const held = await app.platform.db.startTransaction().execute()
  cleanups.push(() => held.isRolledBack || held.rollback().execute())
  for (const prefix of prefixes) {
    await sql`insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, unit_usaha, terbit_sertifikat)
      values (1, ${`${prefix}-${count - 1}`}, 32, 'Lain', '2025-01-01')`.execute(held)
  }
  return held
}

test('kill -9 in the middle leaves nothing of a batch, and the same file again stores every row once', async () => {
  const database = await createTestDatabase()
  cleanups.push(() => database.drop())
  const app = await createTestApp(secret, { database })
  cleanups.push(() => app.close())
  const daerah = await app.as('OKKP_ADMIN_DAERAH')
  const [now, later] = await Promise.all([fileOf('KS'), fileOf('KL')])
  const { server, address } = await startServer(database, app.dataDir)

  const held = await holdLastRows(app, ['KS', 'KL'])
  const waiting = send(address, daerah, now).catch((error: unknown) => error)
  const accepted = await send(address, daerah, later, { prefer: 'respond-async' })
  expect(accepted.status).toBe(202)
  await untilLocked(app.platform.db, 2)
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(await waiting).toBeInstanceOf(Error)
  await held.rollback().execute()
  await untilLocked(app.platform.db, 0)

  for (const prefix of ['KS', 'KL']) expect(await storedOf(app, prefix)).toEqual({ baris: 0, nomor: 0 })
  const list = async () => (await daerah.inject({ url: '/api/okkp/imports' })).json().data
  expect((await list()).map((row: { status: string }) => row.status)).toEqual(['berjalan', 'berjalan'])
  await sql`update platform.impor set denyut = denyut - interval '3 minutes'`.execute(app.platform.db)
  for (const row of await list()) {
    expect(row).toMatchObject({ status: 'gagal', tersimpan: 0, boleh_batal: false })
    expect(row.pesan).toContain('tidak ada baris yang tersimpan')
  }

  expect((await upload(daerah, now)).json().data).toMatchObject({ tersimpan: count, ditolak: 0 })
  expect(await storedOf(app, 'KS')).toEqual({ baris: count, nomor: count })

  // The queue supervisor would find the silent job within a minute. The test sets the job to retry at once.
  const { rows } = await sql<{ heartbeat_seconds: number }>`update pgboss.job
    set state = 'retry', start_after = now() where name = 'okkp-impor' and state = 'active'
    returning heartbeat_seconds`.execute(app.platform.db)
  expect(rows).toEqual([{ heartbeat_seconds: 30 }])
  await startPlatform(app.platform)
  const { uuid } = ((await accepted.json()) as { data: { uuid: string } }).data
  await vi.waitFor(
    async () => {
      const { data } = (await daerah.inject({ url: `/api/okkp/imports/${uuid}` })).json()
      expect(data).toMatchObject({ status: 'selesai', tersimpan: count, ditolak: 0 })
    },
    { timeout: 60_000, interval: 100 },
  )
  expect(await storedOf(app, 'KL')).toEqual({ baris: count, nomor: count })
  const again = (await upload(daerah, later)).json()
  expect([again.code, again.data.ditolak]).toEqual(['IMPOR_DITOLAK', count])
  expect(await storedOf(app, 'KL')).toEqual({ baris: count, nomor: count })
})

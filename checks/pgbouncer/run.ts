import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { createCluster, createPortal, inOpenFolder, startCluster } from '../../tools/debian-postgres.ts'
import { startPortal } from '../portal.ts'
import { createReport, requestAll } from '../report.ts'
import { startPgBouncer } from './pgbouncer.ts'

/**
 * `npm run check:pgbouncer` runs two servers behind Debian's PgBouncer in transaction mode. It fails if a request fails
 * under parallel load, if a setting or a prepared statement reaches another client, or if a server judges by old limits
 * after its notifications were lost.
 */
const requests = 3000
const clients = 24
const root = join(import.meta.dirname, '../..')
const report = createReport()

async function onDatabase<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>(text).finally(() => client.end())
  return rows
}

/** Asks on several connections at once, so that each server connection of the pooler answers. */
async function onEachConnection(url: string, text: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 12 })
  const ask = `select (${text})::text as answer, pg_sleep(0.2)`
  const answers = await Promise.all(Array.from({ length: 12 }, () => pool.query<{ answer: string }>(ask)))
  await pool.end()
  return [...new Set(answers.map(({ rows }) => rows[0]?.answer ?? ''))]
}

function startRefused(env: Record<string, string>): string {
  const run = spawnSync(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return run.status === 1 ? run.stderr : `status ${run.status}`
}

await inOpenFolder('portal-pgbouncer-', async (folder) => {
  createCluster(folder)
  const postgres = await startCluster(folder)
  createPortal(postgres)
  const pooler = await startPgBouncer(folder, postgres.sockets)
  const settings = {
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: randomBytes(48).toString('base64'),
    DATABASE_URL: pooler.url,
    // A busy machine is no fault of the pooler.
    DATABASE_WAIT_MS: '20000',
    DATA_DIR: join(folder, 'berkas'),
  }
  const direct = { ...settings, DATABASE_DIRECT_URL: postgres.url }

  const refusal = startRefused(settings)
  report.result(
    'without DATABASE_DIRECT_URL the start names it',
    refusal.startsWith('DATABASE_DIRECT_URL: required'),
  )
  const first = await startPortal(direct)
  const second = await startPortal(direct)
  try {
    const warnings = first.said.filter((line) => line.includes('does not keep prepared statements'))
    report.result('PgBouncer 1.18 is told once as one that keeps no statements', warnings.length === 1)

    const paths = ['/api/okkp/static/komoditas', '/api/okkp/dashboard/statistik_uji_lab', '/api/health/ready']
    const urls = Array.from({ length: requests }, (_, n) => {
      const { origin } = n % 2 ? first : second
      return origin + paths[n % paths.length]
    })
    const statuses = await requestAll(urls, clients)
    report.result(
      `${requests} requests of ${clients} clients`,
      statuses[200] === requests,
      JSON.stringify(statuses),
    )

    const limits = await onEachConnection(pooler.url, `current_setting('statement_timeout')`)
    report.result('statement_timeout reaches no other client', limits.join() === '0', limits.join())
    const names = await onEachConnection(pooler.url, 'select count(*) from pg_prepared_statements')
    report.result('no prepared statement stays behind', names.join() === '0', names.join())

    const listeners = `select pid from pg_stat_activity where application_name = 'portal-siaran'`
    const listening = await onDatabase(postgres.adminUrl, listeners)
    report.result('both servers listen past the pooler', listening.length === 2, listening.length)
    await onDatabase(postgres.adminUrl, `select pg_terminate_backend(pid) from (${listeners}) as l`)
    const [row] = await onDatabase<{ id: string }>(
      postgres.url,
      `insert into okkp.komoditas (nama, kelompok_id) values ('Tanpa Kabar', 4) returning id`,
    )
    const seen = await requestAll(
      [first, second].map(({ origin }) => `${origin}/api/okkp/batas/publik?komoditas_id=${row?.id}`),
      2,
    )
    report.result(
      'both servers know a change whose notification was lost',
      seen[200] === 2,
      JSON.stringify(seen),
    )
  } finally {
    await first.stop()
    await second.stop()
    await pooler.stop()
    await postgres.stop()
  }
})
report.end()

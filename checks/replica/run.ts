import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import {
  createCluster,
  createPortal,
  inOpenFolder,
  runPostgresProgram,
  startCluster,
} from '../../tools/debian-postgres.ts'
import { freePort, startPortal } from '../portal.ts'
import { createReport, requestAll } from '../report.ts'

/**
 * `npm run check:replica` runs a server beside a streaming standby of Debian's PostgreSQL. It fails if visitors do not
 * read from the standby, if one of them waits for or fails with a standby that lags, hangs or ends, or if they read a
 * state older than two seconds.
 */
const report = createReport()
const path = '/api/okkp/static/komoditas'

async function onDatabase<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>(text).finally(() => client.end())
  return rows
}

/** Waits up to 20 s for this to become true. */
async function eventually(isTrue: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isTrue().catch(() => false)) return true
    await pause(200)
  }
  return false
}

/** PostgreSQL's main process and those that answer its clients. */
function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.trim().split(' ').map(Number)]
}

await inOpenFolder('portal-replica-', async (folder) => {
  createCluster(folder)
  const primary = await startCluster(folder, { wal_level: 'replica', hot_standby_feedback: 'on' })
  createPortal(primary)
  const copy = join(folder, 'standby')
  runPostgresProgram('pg_basebackup', [
    ...['-h', primary.sockets, '-U', 'postgres', '-D', join(copy, 'data')],
    ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
  ])
  const startStandby = () => startCluster(copy, { hot_standby_feedback: 'on' })
  let standby = await startStandby()
  const metricsPort = await freePort()
  const portal = await startPortal({
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: randomBytes(48).toString('base64'),
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: standby.url,
    DATABASE_WAIT_MS: '20000',
    DATA_DIR: join(folder, 'berkas'),
    METRICS_PORT: String(metricsPort),
  })
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(new RegExp(`^replica_${name} (.+)$`, 'm').exec(text)?.[1])
  }
  const isUsed = async () => (await metric('used')) === 1
  const ask = (times: number) =>
    requestAll(
      Array.from({ length: times }, () => portal.origin + path),
      8,
    )
  /** Scans of the list of commodities that this server has counted. */
  const scans = async (url: string) => {
    const [row] = await onDatabase<{ n: string }>(
      url,
      `select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as n from pg_stat_user_tables
        where schemaname = 'okkp' and relname = 'komoditas'`,
    )
    return Number(row?.n)
  }
  const seesName = async (name: string) => {
    const answer = await fetch(`${portal.origin}${path}?search=${encodeURIComponent(name)}`)
    return (await answer.text()).includes(name)
  }
  const insert = (name: string) =>
    onDatabase(primary.url, `insert into okkp.komoditas (nama, kelompok_id) values ('${name}', 4)`)

  try {
    report.result('the server uses the standby by itself', await eventually(isUsed))
    const before = await scans(standby.url)
    report.result('200 visitors are answered', (await ask(200))[200] === 200)
    const isCounted = await eventually(async () => (await scans(standby.url)) >= before + 200)
    report.result('their reads ran on the standby', isCounted)
    report.result('its distance is measured', (await metric('lag_seconds')) < 2)

    await onDatabase(standby.url.replace('portal@', 'postgres@'), 'select pg_wal_replay_pause()')
    await insert('Rekaan Tertinggal')
    await pause(2500)
    report.result('after two seconds the primary answers', await seesName('Rekaan Tertinggal'))
    report.result('metrics tell the lag', (await metric('lag_seconds')) > 2 && !(await isUsed()))
    await onDatabase(standby.url.replace('portal@', 'postgres@'), 'select pg_wal_replay_resume()')
    report.result('a standby that caught up is used again', await eventually(isUsed))

    const processes = processesOf(standby.pid)
    for (const pid of processes) process.kill(pid, 'SIGSTOP')
    const begun = performance.now()
    const hanging = await ask(40)
    const waited = performance.now() - begun
    report.result('a standby that hangs fails nobody', hanging[200] === 40, JSON.stringify(hanging))
    report.result('and nobody waits long for it', waited < 10_000, `${Math.round(waited)} ms`)
    for (const pid of processes) process.kill(pid, 'SIGCONT')
    report.result('it is used again when it goes on', await eventually(isUsed))

    const asking = ask(400)
    await standby.stop()
    const ended = await asking
    report.result('a standby that ends fails nobody', ended[200] === 400, JSON.stringify(ended))
    report.result('metrics tell that it is away', await eventually(async () => !(await isUsed())))
    standby = await startStandby()
    report.result('it is used again after its start', await eventually(isUsed))

    await primary.stop()
    await pause(2500)
    const alone = await ask(20)
    report.result(
      'two seconds after the primary ended the server says 503',
      alone[503] === 20,
      JSON.stringify(alone),
    )
  } finally {
    await portal.stop()
    await standby.stop()
    await primary.stop()
  }
})
report.end()

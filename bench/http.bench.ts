import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openTestSession } from '../apps/server/src/testing/session.ts'
import type { Role } from '../packages/domain/src/platform/roles.ts'
import { generateAkun } from './akun-data.ts'
import { type Ground, prepareGround, print, quantile, round, timed, unlessFilled } from './ground.ts'
import { load, type Round } from './http/load.ts'
import { cpuOf, rssMbOf, type Server, startServer } from './http/processes.ts'
import { readSamples, type Scenario, scenariosOf } from './http/scenarios.ts'
import { generatePengajuan } from './psat-data.ts'
import { generateRegistrasi } from './registrasi-data.ts'

const size = {
  registrasi: Number(process.env.BENCH_ROWS ?? 1_000_000),
  pengajuan: Number(process.env.BENCH_FILES ?? 200_000),
}
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2000)
const only = process.env.BENCH_ONLY
const connections = 10
const bar = 0.6
const ports = { portal: 3791, bare: 3792 }
const secret = 'kunci-untuk-mengukur-saja-8f2c1d9e7a6b5c4d'

async function prepareData({ db }: Ground): Promise<void> {
  const { ms } = await timed(async () => {
    await unlessFilled(db, 'akun.notifikasi', () => generateAkun(db, 20_000, 200_000))
    await unlessFilled(db, 'okkp.registrasi', () => generateRegistrasi(db, size.registrasi))
    await unlessFilled(db, 'psat.pengajuan', () => generatePengajuan(db, size.pengajuan))
    // The bare server's totals: what a good hand would keep for a list that is too long to count.
    await sql`drop schema if exists bench cascade`.execute(db)
    await sql`create schema bench`.execute(db)
    await sql`create table bench.jumlah_registrasi as select provinsi_id, jenis_registrasi_id, count(*) as n
      from okkp.registrasi where dihapus is null group by 1, 2`.execute(db)
    await sql`create table bench.jumlah_pengajuan as select audit_type, tahap, tenggat, jeda, count(*) as n
      from psat.pengajuan group by 1, 2, 3, 4`.execute(db)
    await sql`analyze`.execute(db)
  })
  print({ name: 'data', ...size, seconds: round(ms / 1000, 1) })
}

/** An account with an open session, and the token it would carry. */
async function signIn({ db, platform }: Ground, role: Role, provinsi?: number) {
  const { id } = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('role', '=', role)
    .$if(provinsi !== undefined, (query) => query.where('provinsi_id', '=', provinsi ?? 0))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const config = { ...platform.config, SESSION_SECRET: secret, ACCESS_TOKEN_MINUTES: 60 }
  const { accessToken } = await openTestSession({ ...platform, config }, { id })
  return { id, token: accessToken }
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8')
  await client.end()
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

interface Side {
  server: Server
  path: (n: number) => string
  headers: Record<string, string>
}

interface Figures extends Round {
  nodeMs: number
  postgresMs: number
}

/** One round, with the CPU each request cost in Node and in PostgreSQL. */
async function measure(side: Side, postmaster: number, forMs: number): Promise<Figures> {
  let n = Math.floor(Math.random() * 1000)
  const before = { node: cpuOf(side.server.pid), postgres: cpuOf(postmaster) }
  const target = { port: side.server.port, path: () => side.path(n++), headers: side.headers }
  const done = await load(target, connections, forMs)
  const requests = done.perSecond * (forMs / 1000)
  return {
    ...done,
    nodeMs: (cpuOf(side.server.pid) - before.node) / requests,
    postgresMs: (cpuOf(postmaster) - before.postgres) / requests,
  }
}

const median = (figures: Figures[], key: keyof Figures) =>
  quantile(
    figures.map((figure) => figure[key]),
    0.5,
  )

async function compare(
  scenario: Scenario,
  { portal, bare }: { portal: Side; bare: Side },
  postmaster: number,
): Promise<number> {
  for (const side of [portal, bare]) await measure(side, postmaster, roundMs / 2)
  const taken = { portal: [] as Figures[], bare: [] as Figures[] }
  for (let n = 0; n < rounds; n++) {
    taken.portal.push(await measure(portal, postmaster, roundMs))
    taken.bare.push(await measure(bare, postmaster, roundMs))
  }
  const ratios = taken.portal.map(({ perSecond }, n) => perSecond / (taken.bare[n]?.perSecond ?? perSecond))
  const ratio = quantile(ratios, 0.5)
  const side = (figures: Figures[]) => ({
    perSecond: Math.round(median(figures, 'perSecond')),
    p99Ms: round(median(figures, 'p99Ms')),
    nodeMs: round(median(figures, 'nodeMs')),
    postgresMs: round(median(figures, 'postgresMs')),
  })
  print({
    name: scenario.name,
    ratio: round(ratio),
    spread: [round(Math.min(...ratios)), round(Math.max(...ratios))],
    bar,
    portal: side(taken.portal),
    bare: side(taken.bare),
    rssMb: rssMbOf(portal.server.pid),
  })
  return ratio
}

export async function run(ground: Ground): Promise<void> {
  await prepareData(ground)
  const accounts = {
    pusat: await signIn(ground, 'OKKP_ADMIN_PUSAT'),
    daerah: await signIn(ground, 'OKKP_ADMIN_DAERAH', 32),
    sekretariat: await signIn(ground, 'SEKRETARIAT'),
    ketua: await signIn(ground, 'LEAD_AUDITOR'),
  }
  const { url } = ground
  const env = { DATABASE_URL: url, LOG_LEVEL: 'warn', NODE_ENV: 'production' }
  const portal = await startServer(
    'apps/server/src/main.ts',
    {
      ...env,
      PORT: String(ports.portal),
      PORTAL_MODE: 'production',
      PUBLIC_URL: 'http://localhost',
      SESSION_SECRET: secret,
      RATE_LIMIT_PER_MINUTE: '1000000',
      DATA_DIR: resolve(ground.platform.config.DATA_DIR),
    },
    '/api/health/ready',
  )
  const bare = await startServer('bench/http/bare-server.ts', { ...env, PORT: String(ports.bare) }, '/siap')
  try {
    const postmaster = await postmasterOf(url)
    const ids = Object.fromEntries(Object.entries(accounts).map(([name, { id }]) => [name, id]))
    const samples = await readSamples(ground.db, ids as never)
    for (const scenario of scenariosOf(samples)) {
      if (only && !scenario.name.includes(only)) continue
      const token = scenario.account && accounts[scenario.account].token
      await compare(
        scenario,
        {
          portal: {
            server: portal,
            path: scenario.portal,
            headers: token ? { authorization: `Bearer ${token}` } : {},
          },
          bare: { server: bare, path: scenario.bare, headers: {} },
        },
        postmaster,
      )
    }
  } finally {
    await portal.stop()
    await bare.stop()
  }
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}

import { sql } from 'kysely'
import { type Ground, prepareGround, print, quantile, round } from './ground.ts'
import { bareLists, totalsOf } from './http/bare-lists.ts'
import type { Scenario } from './http/list-scenarios.ts'
import { load, type Round, type Span } from './http/load.ts'
import { cpuOf, postmasterOf, rssMbOf, type Server, startServer } from './http/processes.ts'
import { readSamples, scenariosOf } from './http/scenarios.ts'
import { ports, prepareData, signInAll, startPortal } from './http/stand.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const only = process.env.BENCH_ONLY
const connections = 10
const bar = 0.5
/** Length of a round. A shorter round would not give a precise CPU time. */
const span = {
  ms: Number(process.env.BENCH_ROUND_MS ?? 2000),
  requests: Number(process.env.BENCH_REQUESTS ?? 500),
}
/** Warm-up per side, until V8 has compiled the code and every connection has planned its statements. */
const warmUp = { ms: 1500, requests: span.requests * 4 }

/**
 * Creates the totals of the bare server. A good developer would also store the total of a list that is too long to
 * count.
 */
async function prepareBare({ db }: Ground): Promise<void> {
  await sql`drop schema if exists bench cascade`.execute(db)
  await sql`create schema bench`.execute(db)
  await sql`create table bench.jumlah_registrasi as select provinsi_id, jenis_registrasi_id, count(*) as n
    from okkp.registrasi where dihapus is null group by 1, 2`.execute(db)
  await sql`create table bench.jumlah_pengajuan as select audit_type, tahap, tenggat, jeda, count(*) as n
    from psat.pengajuan group by 1, 2, 3, 4`.execute(db)
  for (const [name, { table, living }] of Object.entries(bareLists))
    await sql`create table ${sql.table(totalsOf(name))} as select provinsi_id, count(*) as n
      from ${sql.table(table)} t where ${sql.raw(living)} group by 1`.execute(db)
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'bench'::regnamespace and relkind = 'r'`.execute(db)
  for (const { name } of rows) await sql`analyze ${sql.id('bench', name)}`.execute(db)
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

async function measure(side: Side, postmaster: number, forSpan: Span): Promise<Figures> {
  let n = Math.floor(Math.random() * 1000)
  const before = { node: cpuOf(side.server.pid), postgres: cpuOf(postmaster) }
  const target = { port: side.server.port, path: () => side.path(n++), headers: side.headers }
  const done = await load(target, connections, forSpan)
  return {
    ...done,
    nodeMs: (cpuOf(side.server.pid) - before.node) / done.requests,
    postgresMs: (cpuOf(postmaster) - before.postgres) / done.requests,
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
  for (const side of [portal, bare]) await measure(side, postmaster, warmUp)
  const taken = { portal: [] as Figures[], bare: [] as Figures[] }
  for (let n = 0; n < rounds; n++) {
    taken.portal.push(await measure(portal, postmaster, span))
    taken.bare.push(await measure(bare, postmaster, span))
  }
  const ratios = taken.portal.map(({ perSecond }, n) => perSecond / (taken.bare[n]?.perSecond ?? perSecond))
  const ratio = quantile(ratios, 0.5)
  const cpu = (figures: Figures[]) => median(figures, 'nodeMs') + median(figures, 'postgresMs')
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
    // On a shared machine the CPU ratio varies less than the throughput ratio.
    cpuRatio: round(cpu(taken.bare) / cpu(taken.portal)),
    portal: side(taken.portal),
    bare: side(taken.bare),
    rssMb: rssMbOf(portal.server.pid),
  })
  return ratio
}

export async function run(ground: Ground): Promise<void> {
  await prepareData(ground)
  await prepareBare(ground)
  const accounts = await signInAll(ground)
  const portal = await startPortal(ground)
  const env = {
    DATABASE_URL: ground.url,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: String(ports.bare),
  }
  const bare = await startServer(['bench/http/bare-server.ts'], env, '/siap')
  try {
    const postmaster = await postmasterOf(ground.url)
    const ids = Object.fromEntries(Object.entries(accounts).map(([name, { id }]) => [name, id]))
    const samples = await readSamples(ground.db, ids as never)
    for (const scenario of scenariosOf(samples)) {
      if (only && !new RegExp(only).test(scenario.name)) continue
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

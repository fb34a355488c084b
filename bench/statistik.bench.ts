import { sql } from 'kysely'
import pg from 'pg'
import {
  foldCounters,
  listCounters,
  rebuildCounter,
} from '../apps/server/src/platform/counters/counters.repository.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { type Ground, prepareGround, print, quantile, round, timed } from './ground.ts'
import { load } from './http/load.ts'
import { cpuOf, postmasterOf } from './http/processes.ts'
import { prepareData, signInAll, startPortal } from './http/stand.ts'
import { size } from './nation-data.ts'
import { generateRegistrasi } from './registrasi-data.ts'
import { generateUjiLab } from './uji-lab-data.ts'

/** Dashboards held against a live GROUP BY over the same rows, at a tenth of them, beside lists, and their cost to writers. */
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2000)
const span = { ms: roundMs, requests: 0 }
const base = '/api/okkp/dashboard'
const notValid = `digantikan_oleh is not null or sanksi is not null or exp_sertifikat < current_date`

const calls: Record<string, { path: string; live: string }> = {
  'registrasi, nasional': {
    path: `${base}/statistik_registrasi`,
    live: `select jenis_registrasi_id, count(*), count(*) filter (where ${notValid}) from okkp.registrasi where dihapus is null group by 1`,
  },
  'registrasi, setahun sampai hari ini': {
    path: `${base}/statistik_registrasi?start_terbit=2025-01-01&end_terbit=2025-11-16`,
    live: `select jenis_registrasi_id, count(*), count(*) filter (where ${notValid}) from okkp.registrasi where dihapus is null
      and terbit_sertifikat between '2025-01-01' and '2025-11-16' group by 1`,
  },
  'registrasi, per provinsi': {
    path: `${base}/registrasi_by_provinsi?pusat=true`,
    live: `select provinsi_id, pusat, count(*), count(*) filter (where ${notValid}) from okkp.registrasi where dihapus is null group by 1, 2`,
  },
  'registrasi, per tahun': {
    path: `${base}/statistik_registrasi/2026?back_year=5`,
    live: `select extract(year from terbit_sertifikat), jenis_registrasi_id, count(*) from okkp.registrasi where dihapus is null group by 1, 2`,
  },
  'komoditas, nasional': {
    path: `${base}/komoditas`,
    live: `select komoditas_id, count(*) from okkp.registrasi where dihapus is null group by 1 union all
      select komoditas_id, count(*) from okkp.uji_lab where dihapus is null group by 1`,
  },
  'uji lab, nasional': {
    path: `${base}/statistik_uji_lab`,
    live: `select jenis_uji_lab_id, status, count(*) from okkp.uji_lab where dihapus is null group by 1, 2`,
  },
  'uji lab, per provinsi': {
    path: `${base}/statistik_uji_lab/by_provinsi?year=2025`,
    live: `select provinsi_id, status, count(*) from okkp.uji_lab where dihapus is null and tanggal between '2025-01-01' and '2025-12-31' group by 1, 2`,
  },
  'uji lab, provinsi, rentang hari': {
    path: `${base}/statistik_uji_lab?provinsi_id=32&start_date=2025-02-03&end_date=2026-05-20`,
    live: `select jenis_uji_lab_id, status, count(*) from okkp.uji_lab where dihapus is null and tanggal between '2025-02-03' and '2026-05-20' group by 1, 2`,
  },
}

/** A tenth of a country on a cluster of its own: loaded without triggers and counted once, writes are measured below. */
async function fillTenth(ground: Ground): Promise<void> {
  const admin = new pg.Client(ground.superuserUrl)
  await admin.connect()
  for (const how of ['disable', 'enable']) {
    await admin.query(`alter table okkp.registrasi ${how} trigger all`)
    await admin.query(`alter table okkp.uji_lab ${how} trigger all`)
    if (how === 'enable') break
    await generateRegistrasi(ground.db, size.registrasi / 10)
    await generateUjiLab(ground.db, size.hasilUjiLab / 10)
  }
  await admin.end()
  for (const name of await listCounters(ground.db)) await rebuildCounter(ground.db, name)
  await sql`vacuum analyze`.execute(ground.db)
}

interface Cost {
  /** On the clock, in the middle. */
  ms: number
  /** Of the processor, Node and PostgreSQL together: the same however busy the machine is. */
  cpuMs: number
}

async function costOf(pids: number[], times: number, ask: () => Promise<unknown>): Promise<Cost> {
  const used = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const took: number[] = []
  const before = used()
  for (let n = 0; n < times; n++) took.push((await timed(ask)).ms)
  return { ms: quantile(took, 0.5), cpuMs: (used() - before) / times }
}

/** Of every call, once its code is compiled and its statements are planned. */
async function all(ground: Ground): Promise<Record<string, Cost>> {
  const portal = await startPortal(ground)
  const found: Record<string, Cost> = {}
  try {
    const pids = [portal.pid, await postmasterOf(ground.url)]
    for (const [name, { path }] of Object.entries(calls)) {
      const ask = async () => (await fetch(`http://127.0.0.1:${portal.port}${path}`)).arrayBuffer()
      await costOf(pids, 100, ask)
      found[name] = await costOf(pids, 200, ask)
    }
  } finally {
    await portal.stop()
  }
  return found
}

async function sizes(db: Database): Promise<void> {
  const { rows } = await sql<{ nama: string; baris: number; kunci: number }>`
    select p.nama, (select reltuples::bigint from pg_class where oid = p.tabel::regclass) as baris,
      (select reltuples::bigint from pg_class where oid = p.nama::regclass) as kunci
    from platform.pencacah p where p.samping <> '' and p.tabel in ('okkp.registrasi', 'okkp.uji_lab')`.execute(
    db,
  )
  for (const { nama, baris, kunci } of rows)
    print({ name: `kunci ${nama}`, keys: kunci, rows: baris, share: round(kunci / Math.max(1, baris)) })
}

const writers = 20

/** Single registrations of one province by twenty connections, with and without counters in turn. */
async function writes(ground: Ground): Promise<void> {
  const admin = new pg.Client(ground.superuserUrl)
  await admin.connect()
  const postmaster = await postmasterOf(ground.url)
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client(ground.url)
      await client.connect()
      return client
    }),
  )
  let n = 0
  const oneRound = async () => {
    const [begun, used] = [performance.now(), cpuOf(postmaster)]
    let written = 0
    const write = async (client: pg.Client) => {
      while (performance.now() - begun < roundMs) {
        await client.query(
          `insert into okkp.registrasi (jenis_registrasi_id, no_registration, provinsi_id, kota_id, unit_usaha, komoditas_id, terbit_sertifikat, exp_sertifikat)
           values (1, $1, 32, 3273, 'Bench', 1, '2026-11-01', '2031-10-31')`,
          [`TULIS-${++n}`],
        )
        written++
      }
    }
    await Promise.all(clients.map(write))
    const perSecond = written / ((performance.now() - begun) / 1000)
    return { perSecond, cpuMs: (cpuOf(postmaster) - used) / written }
  }
  const counters = ['ember_registrasi', 'ember_komoditas_registrasi']
  const triggers = async (how: 'enable' | 'disable') => {
    for (const counter of counters)
      await admin.query(`alter table okkp.registrasi ${how} trigger ${counter}_insert`)
  }
  const taken: Record<'on' | 'off', { perSecond: number; cpuMs: number }[]> = { on: [], off: [] }
  for (let turn = 0; turn < 5; turn++) {
    await triggers('disable')
    taken.off.push(await oneRound())
    await triggers('enable')
    taken.on.push(await oneRound())
    await foldCounters(ground.db)
  }
  await Promise.all(clients.map((client) => client.end()))
  // The rows leave as they came, so that a kept database stays as it was.
  await admin.query('alter table okkp.registrasi disable trigger user')
  await admin.query(
    `delete from okkp.registrasi where no_registration like 'TULIS-%' and unit_usaha = 'Bench'`,
  )
  await admin.query('alter table okkp.registrasi enable trigger user')
  await admin.end()
  for (const name of await listCounters(ground.db))
    if (name.includes('registrasi')) await rebuildCounter(ground.db, name)
  const middle = (side: typeof taken.on, key: 'perSecond' | 'cpuMs') =>
    quantile(
      side.map((round) => round[key]),
      0.5,
    )
  print({
    name: 'dua puluh penulis satu provinsi',
    ratio: round(middle(taken.on, 'perSecond') / middle(taken.off, 'perSecond')),
    cpuRatio: round(middle(taken.off, 'cpuMs') / middle(taken.on, 'cpuMs')),
    target: 0.75,
    perSecond: round(middle(taken.on, 'perSecond'), 0),
    without: round(middle(taken.off, 'perSecond'), 0),
  })
}

/** What pages of a list take while ten others look at dashboards, in turn with what they take alone. */
async function beside(ground: Ground, token: string): Promise<void> {
  const portal = await startPortal(ground)
  const list = {
    port: portal.port,
    path: () => '/api/okkp/registrations?limit=10',
    headers: { authorization: `Bearer ${token}` },
  }
  const paths = Object.values(calls).map(({ path }) => path)
  let turn = 0
  const dashboards = { port: portal.port, path: () => paths[turn++ % paths.length] ?? '' }
  try {
    await load(list, 10, span)
    const p99 = { alone: [] as number[], beside: [] as number[] }
    for (let n = 0; n < 5; n++) {
      p99.alone.push((await load(list, 10, span)).p99Ms)
      const looking = load(dashboards, 10, span)
      p99.beside.push((await load(list, 10, span)).p99Ms)
      await looking
    }
    print({
      name: 'daftar di samping sepuluh dasbor',
      p99Times: round(quantile(p99.beside, 0.5) / quantile(p99.alone, 0.5)),
      target: 2,
      p99Ms: round(quantile(p99.beside, 0.5)),
      aloneMs: round(quantile(p99.alone, 0.5)),
    })
  } finally {
    await portal.stop()
  }
}

async function tenthOfIt(): Promise<Record<string, Cost>> {
  const ground = await prepareGround({ throwAway: true })
  try {
    await fillTenth(ground)
    return await all(ground)
  } finally {
    await ground.close()
  }
}

export async function run(ground: Ground): Promise<void> {
  const tenth = await tenthOfIt()
  await prepareData(ground)
  await sizes(ground.db)
  const { pusat } = await signInAll(ground)
  const whole = await all(ground)
  const postmaster = await postmasterOf(ground.url)
  for (const [name, { live }] of Object.entries(calls)) {
    const none = { ms: 0, cpuMs: 0 }
    const [now, before] = [whole[name] ?? none, tenth[name] ?? none]
    const group = await costOf([postmaster], 3, () => sql.raw(live).execute(ground.db))
    print({
      name: `dasbor: ${name}`,
      timesLive: round(group.cpuMs / now.cpuMs, 1),
      target: 50,
      growth: round(now.cpuMs / before.cpuMs),
      growthTarget: 1.2,
      cpuMs: round(now.cpuMs),
      liveCpuMs: round(group.cpuMs),
      ms: round(now.ms),
      liveMs: round(group.ms),
    })
  }
  await beside(ground, pusat.token)
  await writes(ground)
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}

import { sql } from 'kysely'
import pg from 'pg'
import {
  foldCounters,
  listCounters,
  rebuildCounter,
} from '../apps/server/src/platform/counters/counters.repository.ts'
import type { Database } from '../apps/server/src/platform/database/database.ts'
import { generateAkun } from './akun-data.ts'
import { type Ground, prepareGround, print, quantile, round, timed, unlessFilled } from './ground.ts'
import { load } from './http/load.ts'
import { signInAll, startPortal } from './http/stand.ts'
import { generateRegistrasi } from './registrasi-data.ts'
import { generateUjiLab } from './uji-lab-data.ts'

/** Dashboards held against a live GROUP BY over the same rows, at a tenth of them, beside lists, and their cost to writers. */
const size = {
  registrasi: Number(process.env.BENCH_ROWS ?? 1_000_000),
  results: Number(process.env.BENCH_RESULTS ?? 2_000_000),
}
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

async function fill(ground: Ground, part: number): Promise<void> {
  const admin = new pg.Client(ground.superuserUrl)
  await admin.connect()
  await admin.query('set session_replication_role = replica')
  await admin.query('truncate okkp.registrasi, okkp.uji_lab cascade')
  // Rows are loaded without triggers and counted once: how that goes row by row is measured below.
  await admin.query('alter table okkp.registrasi disable trigger user')
  await admin.query('alter table okkp.uji_lab disable trigger user')
  await generateRegistrasi(ground.db, size.registrasi * part)
  await generateUjiLab(ground.db, size.results * part)
  await admin.query('alter table okkp.registrasi enable trigger user')
  await admin.query('alter table okkp.uji_lab enable trigger user')
  await admin.end()
  for (const name of await listCounters(ground.db)) await rebuildCounter(ground.db, name)
  await sql`vacuum analyze`.execute(ground.db)
}

async function medianMs(port: number, path: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 40; n++) {
    const { ms } = await timed(async () => (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer())
    times.push(ms)
  }
  return quantile(times, 0.5)
}

async function liveMs(db: Database, query: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 5; n++) times.push((await timed(() => sql.raw(query).execute(db))).ms)
  return quantile(times, 0.5)
}

async function all(port: number): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, { path }] of Object.entries(calls)) found[name] = await medianMs(port, path)
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

/** Single registrations of one province by twenty connections, a second each way in turn. */
async function writes(ground: Ground): Promise<void> {
  const admin = new pg.Client(ground.superuserUrl)
  await admin.connect()
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client(ground.url)
      await client.connect()
      return client
    }),
  )
  let n = 0
  const oneRound = async () => {
    const begun = performance.now()
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
    return written / ((performance.now() - begun) / 1000)
  }
  const triggers = async (how: 'enable' | 'disable') => {
    for (const counter of ['ember_registrasi', 'ember_komoditas_registrasi'])
      await admin.query(`alter table okkp.registrasi ${how} trigger ${counter}_insert`)
  }
  const [withCounters, without]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 3; turn++) {
    await triggers('disable')
    without.push(await oneRound())
    await triggers('enable')
    withCounters.push(await oneRound())
    await foldCounters(ground.db)
  }
  await Promise.all(clients.map((client) => client.end()))
  await admin.end()
  const [on, off] = [Math.max(...withCounters), Math.max(...without)]
  print({
    name: 'dua puluh penulis satu provinsi',
    ratio: round(on / off),
    target: 0.75,
    perSecond: round(on, 0),
    without: round(off, 0),
  })
}

export async function run(ground: Ground): Promise<void> {
  const { db } = ground
  await unlessFilled(db, 'akun.notifikasi', () => generateAkun(db, 20_000, 200_000))
  const { pusat } = await signInAll(ground)
  await fill(ground, 0.1)
  let portal = await startPortal(ground)
  const tenth = await all(portal.port).finally(() => portal.stop())
  await fill(ground, 1)
  await sizes(db)
  portal = await startPortal(ground)
  try {
    const whole = await all(portal.port)
    for (const [name, { live }] of Object.entries(calls)) {
      const [ms, group] = [whole[name] ?? 0, await liveMs(db, live)]
      print({
        name: `dasbor: ${name}`,
        timesLive: round(group / ms, 1),
        target: 50,
        growth: round(ms / (tenth[name] ?? ms)),
        growthTarget: 1.2,
        ms: round(ms),
        liveMs: round(group),
      })
    }
    const list = {
      port: portal.port,
      path: () => '/api/okkp/registrations?limit=10',
      headers: { authorization: `Bearer ${pusat.token}` },
    }
    const alone = await load(list, 10, span)
    const paths = Object.values(calls).map(({ path }) => path)
    let turn = 0
    const dashboards = load({ port: portal.port, path: () => paths[turn++ % paths.length] ?? '' }, 10, span)
    const beside = await load(list, 10, span)
    await dashboards
    print({
      name: 'daftar di samping sepuluh dasbor',
      p99Times: round(beside.p99Ms / alone.p99Ms),
      target: 2,
      p99Ms: round(beside.p99Ms),
      aloneMs: round(alone.p99Ms),
    })
  } finally {
    await portal.stop()
  }
  await writes(ground)
}

if (import.meta.main) {
  const ground = await prepareGround()
  await run(ground).finally(() => ground.close())
}

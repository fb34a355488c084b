import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { createPengguna } from '../apps/server/src/testing/factories.ts'
import { openTestSession } from '../apps/server/src/testing/session.ts'
import { type Role, roles } from '../packages/domain/src/platform/roles.ts'
import { figuresOf, recoveredAfter } from './capacity/figures.ts'
import { type Samples, screensOf } from './capacity/screens.ts'
import { type Crowd, live } from './capacity/users.ts'
import { type Ground, print, round } from './ground.ts'
import { cpuOf, postmasterOf, rssMbOf, type Server } from './http/processes.ts'
import { ports, prepareData, secret, startPortal } from './http/stand.ts'

/**
 * `npm run bench capacity` finds how many people of all roles the portal serves with p95 within the bar, then sends three
 * and ten times as many. BENCH_SOAK_MINUTES lets two thirds of them stay that long and watches memory, connections and
 * files.
 */
const bar = 300
const phase = Number(process.env.BENCH_PHASE_SECONDS ?? 30)
const settle = Math.min(10, phase / 3)
const soakMinutes = Number(process.env.BENCH_SOAK_MINUTES ?? 0)
const firstPeople = Number(process.env.BENCH_USERS ?? 50)
const tokensPerRole = 5

/** Where the regional staff of the bench work. */
const city = { provinsi_id: 32, kota_id: 3273 }
const province = { provinsi_id: city.provinsi_id }
const regions: Partial<Record<Role, { provinsi_id: number; kota_id?: number }>> = {
  OKKP_ADMIN_DAERAH: province,
  OKKP_ADMIN_KOTA: city,
  OKKP_ADMIN_UJILAB: province,
  OKPO_ADMIN: province,
}

/** Opens sessions of accounts that the national data has, or of new ones. */
async function tokensOf({ db, platform }: Ground, role: Role): Promise<string[]> {
  const region = regions[role]
  const found = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('role', '=', role)
    .$if(region !== undefined, (query) => query.where('provinsi_id', '=', region?.provinsi_id ?? 0))
    .orderBy('id')
    .limit(tokensPerRole)
    .execute()
  const accounts = found.length > 0 ? found : [await createPengguna(db, { role, ...region })]
  const config = { ...platform.config, SESSION_SECRET: secret, ACCESS_TOKEN_MINUTES: 60 }
  const sessions = accounts.map((account) => openTestSession({ ...platform, config }, account))
  return (await Promise.all(sessions)).map(({ accessToken }) => accessToken)
}

async function readSamples({ db }: Ground): Promise<Samples> {
  const idsOf = async (table: string, where = sql`true`) => {
    const { rows } = await sql<{
      id: number
    }>`select id from ${sql.table(table)} where ${where} order by random() limit 400`.execute(db)
    return rows.map(({ id }) => id)
  }
  // Regional staff see only records of their region.
  const inCity = sql`kota_id = ${city.kota_id}`
  const inProvince = sql`provinsi_id = ${city.provinsi_id}`
  const { rows } = await sql<{ kode: string; kata: string }>`
    select kode_verifikasi as kode, substr(unit_usaha, length(unit_usaha) - 4) as kata
    from okkp.registrasi order by random() limit 400`.execute(db)
  const { rows: tests } = await sql<Samples['test']>`
    select t.id as jenis_rapid_test_id, p.id as parameter_id
    from okkp.jenis_rapid_test t join okkp.parameter p on p.jenis = t.jenis_parameter limit 1`.execute(db)
  const [test] = tests
  if (!test) throw new Error('No kind of rapid test has a parameter.')
  const [commodity = 1] = await idsOf('okkp.komoditas')
  return {
    codes: rows.map(({ kode }) => kode),
    words: rows.map(({ kata }) => kata),
    registrations: await idsOf('okkp.registrasi', inCity),
    labTests: await idsOf('okkp.uji_lab', inProvince),
    markets: await idsOf('pasar.pasar', inCity),
    commodity,
    test,
  }
}

interface Stand {
  ground: Ground
  server: Server
  crowd: Crowd
  postmaster: number
}

/** One phase with this many people. The processor time is that of the server and of PostgreSQL, in cores. */
async function serve({ server, crowd, postmaster }: Stand, people: number) {
  const before = [cpuOf(server.pid), cpuOf(postmaster)] as const
  const answers = await live(crowd, people, phase)
  const cores = (cpuOf(server.pid) - before[0] + cpuOf(postmaster) - before[1]) / 1000 / phase
  return { answers, cores: round(cores), ...figuresOf(answers, settle, phase) }
}

/** Adds people by a quarter until p95 is beyond the bar. Returns the last number that it was not. */
async function findCapacity(stand: Stand): Promise<{ people: number; perSecond: number }> {
  let good = { people: 0, perSecond: 0 }
  await serve(stand, firstPeople)
  for (let people = firstPeople; ; people = Math.ceil(people * 1.25)) {
    const { answers: _, ...figures } = await serve(stand, people)
    const perCore = round(people / Math.max(figures.cores, 0.01), 0)
    print({ name: 'capacity', people, perCore, bar, ...figures })
    if (figures.p95Ms > bar || figures.refused + figures.failed > 0) return good
    good = { people, perSecond: figures.perSecond }
  }
}

async function overload(stand: Stand, peak: { people: number; perSecond: number }): Promise<void> {
  for (const times of [3, 10]) {
    const { answers: _, ...figures } = await serve(stand, peak.people * times)
    print({
      name: `overload ${times}×`,
      people: peak.people * times,
      ...figures,
      kept: round(figures.perSecond / peak.perSecond),
    })
    const calm = await live(stand.crowd, peak.people, phase)
    print({ name: `after ${times}×`, recoveredAfterSeconds: recoveredAfter(calm, phase, bar) ?? null })
  }
}

async function soak({ ground, server, crowd }: Stand, people: number): Promise<void> {
  const begun = performance.now()
  const read = async () => {
    const { rows } = await sql<{
      n: number
    }>`select count(*)::int as n from pg_stat_activity where datname = current_database()`.execute(ground.db)
    return {
      minutes: round((performance.now() - begun) / 60_000, 1),
      rssMb: rssMbOf(server.pid),
      connections: rows[0]?.n,
      openFiles: readdirSync(`/proc/${server.pid}/fd`).length,
    }
  }
  for (let minute = 0; minute < soakMinutes; minute += 2) {
    const answers = await live(crowd, people, 120)
    print({ name: 'soak', people, ...(await read()), ...figuresOf(answers, 0, 120) })
  }
}

export async function run(ground: Ground): Promise<void> {
  await prepareData(ground)
  const screens = screensOf(await readSamples(ground))
  const tokens = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await tokensOf(ground, role)] as const)),
  )
  const server = await startPortal(ground)
  try {
    const stand = {
      ground,
      server,
      crowd: { port: ports.portal, screens, tokens },
      postmaster: await postmasterOf(ground.url),
    }
    const peak = await findCapacity(stand)
    if (peak.people > 0) await overload(stand, peak)
    if (soakMinutes > 0) await soak(stand, Math.ceil((peak.people || firstPeople) * 0.67))
  } finally {
    await server.stop()
  }
}

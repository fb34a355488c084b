import pg from 'pg'
import { foldFacts, listFacts, rebuildFact } from '../../apps/server/src/platform/figures/facts.repository.ts'
import { type Ground, print, quantile, round } from '../ground.ts'
import { cpuOf, postmasterOf } from '../http/processes.ts'

const roundMs = Number(process.env.BENCH_ROUND_MS ?? 2000)
const connections = 20

/**
 * Measures single inserts of registrations in one province over twenty connections, alternately with and without
 * counters.
 */
export async function writers(ground: Ground): Promise<void> {
  const admin = new pg.Client(ground.superuserUrl)
  await admin.connect()
  const postmaster = await postmasterOf(ground.url)
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
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
  const counters = (await listFacts(ground.db)).flatMap((name) => {
    const table = name.replace('okkp.', '')
    return /^fakta_(komoditas_)?registrasi_/.test(table) ? [table] : []
  })
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
    await foldFacts(ground.db)
  }
  await Promise.all(clients.map((client) => client.end()))
  // A kept database must stay unchanged, so the bench deletes its rows. The portal never deletes registrations, so no
  // index supports their foreign keys; the replica role skips these checks.
  await admin.query(`set session_replication_role = 'replica'`)
  await admin.query(
    `delete from okkp.registrasi where no_registration like 'TULIS-%' and unit_usaha = 'Bench'`,
  )
  await admin.end()
  for (const name of await listFacts(ground.db))
    if (name.includes('registrasi')) await rebuildFact(ground.db, name)
  const middle = (side: typeof taken.on, key: 'perSecond' | 'cpuMs') =>
    quantile(
      side.map((round) => round[key]),
      0.5,
    )
  print({
    name: 'twenty writers in one province',
    ratio: round(middle(taken.on, 'perSecond') / middle(taken.off, 'perSecond')),
    cpuRatio: round(middle(taken.off, 'cpuMs') / middle(taken.on, 'cpuMs')),
    target: 0.75,
    perSecond: round(middle(taken.on, 'perSecond'), 0),
    without: round(middle(taken.off, 'perSecond'), 0),
  })
}

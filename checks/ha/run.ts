import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runSimulator } from '@portal/oss-simulator'
import { sql } from 'kysely'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import { fillAntrean, urutanUji } from '../../apps/server/src/psat/oss/send/antrean.fixture.ts'
import { kunciUji, setelanSimulator } from '../../apps/server/src/psat/oss/send/send.fixture.ts'
import { openTestSession } from '../../apps/server/src/testing/session.ts'
import { inOpenFolder } from '../../tools/debian-postgres.ts'
import { startPortal } from '../portal.ts'
import { createReport } from '../report.ts'
import { startHaCluster, until } from './cluster.ts'
import { startWriters } from './writers.ts'

/**
 * `npm run test:ha` starts three machines with etcd and Patroni, HAProxy and two portal servers, and kills the primary 50 times
 * while clients write (`-- 5` for five times). Every second time the whole machine dies, otherwise only PostgreSQL. It fails if
 * an acknowledged write is lost or doubled, if OSS gets a message twice, or if writes come back late.
 */
const kills = Number(process.argv[2] ?? 50)
const mostSeconds = 25
const clients = 4
const root = join(import.meta.dirname, '../..')
const report = createReport()

const quantile = (values: number[], q: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * q) - 1)] ?? Number.NaN

await inOpenFolder('portal-ha-', async (folder) => {
  const cluster = await startHaCluster(folder)
  const oss = await runSimulator({ ...setelanSimulator, adopsi: true })
  const settings = {
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'http://localhost',
    SESSION_SECRET: randomBytes(48).toString('base64'),
    SESSION_MINUTES: '600',
    ACCESS_TOKEN_MINUTES: '60',
    DATABASE_URL: cluster.url,
    DATABASE_REPLICA_URL: cluster.standbyUrl,
    DATA_DIR: join(folder, 'berkas'),
    OSS_URL: oss.url,
    ...kunciUji,
  }
  spawnSync(process.execPath, ['apps/server/src/commands/create-superadmin.ts', 'penguji', 'Penguji'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const portals = [await startPortal(settings), await startPortal(settings)]
  const db = createDatabase(cluster.url, { max: 2 })
  // A connection of this script can break like any other.
  const persist = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      const done = await work().then(
        (value) => ({ value }),
        () => undefined,
      )
      if (done) return done.value
      await pause(500)
    }
  }
  const account = await db
    .updateTable('akun.pengguna')
    .set({ wajib_ganti_sandi: false })
    .where('username', '=', 'penguji')
    .returning('id')
    .executeTakeFirstOrThrow()
  const signIn = () =>
    persist(async () => (await openTestSession({ config: readConfig(settings), db }, account)).accessToken)
  // One file with messages to OSS for each kill. They wait until its turn.
  await sql`update oss.saklar set ditahan = true`.execute(db)
  await fillAntrean(db, kills)
  await sql`update oss.pesan_keluar set berikut = 'infinity'`.execute(db)
  await sql`update oss.saklar set ditahan = false`.execute(db)
  const files = await db.selectFrom('psat.pengajuan').select('id').orderBy('id').execute()

  const { written, stop } = startWriters({ origins: portals.map(({ origin }) => origin), signIn }, clients)
  const gaps: number[] = []
  try {
    await until('the clients write', () => written.acknowledged.length > 50)

    const standbys = cluster.nodes.filter((node) => node !== undefined)
    const leader = await cluster.primary()
    for (const node of standbys) if (node !== leader) node.signalPostgres('SIGSTOP')
    await pause(20_000)
    for (const node of standbys) if (node !== leader) node.signalPostgres('SIGCONT')
    report.result(
      'without standbys a write is answered as uncertain',
      written.uncertain > 0,
      `${written.uncertain} times`,
    )
    await cluster.whole()

    for (let n = 1; n <= kills; n++) {
      const before = written.times.length
      await until('the clients write', () => written.times.length > before + 20)
      const id = files[n - 1]?.id
      await persist(() =>
        db
          .updateTable('oss.pesan_keluar')
          .set({ berikut: new Date() })
          .where('pengajuan_id', '=', id ?? 0)
          .execute(),
      )
      const victim = await cluster.primary()
      const killed = performance.now()
      const isMachine = n % 2 === 0
      if (isMachine) await victim.killMachine()
      else victim.killPostgres()
      // An answer that was on its way may still arrive, so the gap is the longest pause after the kill.
      await until('another node is primary', async () => {
        const now = await cluster.primary().catch(() => undefined)
        return now !== undefined && now !== victim
      })
      const back = written.times.length
      await until('writes are back', () => written.times.length > back + 5)
      const after = [killed, ...written.times.filter((time) => time > killed)]
      const gap = Math.max(...after.slice(1).map((time, k) => time - (after[k] ?? time))) / 1000
      gaps.push(gap)
      console.log(
        `kill ${n} of ${kills} (${isMachine ? 'machine' : 'PostgreSQL'}): ${gap.toFixed(1)} s without writes`,
      )
      if (isMachine) victim.startMachine()
      await cluster.whole()
    }
    await stop()

    const left = () =>
      persist(async () => {
        const rows = await db
          .selectFrom('oss.pesan_keluar')
          .select('id')
          .where('status', '!=', 'terkirim')
          .execute()
        return rows.length
      })
    await until('all messages to OSS are sent', async () => (await left()) === 0, 300_000)
    const { rows } = await persist(() =>
      sql<{ nama: string; jumlah: number; jejak: number }>`
        select g.nama, count(*) over (partition by g.nama) as jumlah,
          (select count(*) from platform.jejak_audit a where a.rekaman = 'golongan/' || g.id) as jejak
        from okkp.golongan g where g.nama like 'Uji %'`.execute(db),
    )
    const found = new Map(rows.map((row) => [row.nama, row]))
    const lost = written.acknowledged.filter((nama) => !found.has(nama)).length
    const doubled = rows.filter(({ jumlah, jejak }) => jumlah > 1 || jejak !== 1).length
    const orders = [...oss.sim.keadaan.izin.values()].map(({ riwayat }) =>
      riwayat.map(({ kd_status }) => kd_status).join(' '),
    )
    const right = orders.filter((order) => order === urutanUji.join(' ')).length
    console.log(
      `kills ${kills}, acknowledged ${written.acknowledged.length}, lost ${lost}, doubled ${doubled}`,
    )
    console.log(
      `seconds without writes: median ${quantile(gaps, 0.5).toFixed(1)}, p95 ${quantile(gaps, 0.95).toFixed(1)}, ` +
        `longest ${Math.max(...gaps).toFixed(1)}`,
    )
    report.result('no acknowledged write is lost', lost === 0, lost)
    report.result('none is doubled', doubled === 0, doubled)
    report.result('OSS has each message once, in order', right === kills, `${right} of ${kills} files`)
    report.result(
      `writes are back within ${mostSeconds} s (p95)`,
      quantile(gaps, 0.95) <= mostSeconds,
      `${quantile(gaps, 0.95).toFixed(1)} s`,
    )
    report.result('no client got another answer', written.faults.length === 0, written.faults.slice(0, 3))
  } finally {
    await stop()
    await db.destroy()
    for (const portal of portals) await portal.stop()
    await oss.close()
    await cluster.stop()
  }
})
report.end()

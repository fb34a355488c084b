import { setTimeout as pause } from 'node:timers/promises'
import { setDefaultCACertificates } from 'node:tls'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { notify } from '../../apps/server/src/akun/notifikasi/notifikasi.service.ts'
import { createDatabase } from '../../apps/server/src/platform/database/database.ts'
import { createCluster, createPortal, inOpenFolder, startCluster } from '../../tools/debian-postgres.ts'
import { freePort, type RunningPortal, startPortal } from '../portal.ts'
import { createReport } from '../report.ts'
import { startLoad } from './load.ts'
import { startNginx } from './nginx.ts'
import { commitOf, previousCommit, provideReleases } from './releases.ts'

/**
 * `npm run check:rolling` upgrades two portal servers behind nginx from the previous release to this commit, one after
 * the other, and restarts an old server beside a new one, all under load. It fails if one of 10,000 requests fails, a
 * session ends, a page misses a notification, or an entry of a phone is stored twice or not at all. `-- --previous <commit>`
 * names another release to come from, `--current` one to go to, `--requests <number>` more or fewer requests.
 */
const { values: asked } = parseArgs({
  options: {
    previous: { type: 'string' },
    current: { type: 'string', default: 'HEAD' },
    requests: { type: 'string', default: '10000' },
  },
})
const least = Number(asked.requests)
const betweenMs = 5000
const report = createReport()
const commits = {
  previous: asked.previous ? commitOf(asked.previous) : previousCommit(),
  current: commitOf(asked.current),
}
console.log(`From ${commits.previous} to ${commits.current}`)

await inOpenFolder('portal-bergilir-', async (folder) => {
  const releases = provideReleases(commits, folder)
  createCluster(folder)
  const cluster = await startCluster(folder)
  createPortal(cluster)
  const [http, https, ...servers] = [await freePort(), await freePort(), await freePort(), await freePort()]
  const origin = `https://localhost:${https}`
  const start = (port: number | undefined, code: string, behind: boolean) =>
    startPortal(
      {
        PORT: String(port),
        PUBLIC_URL: origin,
        TRUST_PROXY: '127.0.0.1',
        DATABASE_URL: cluster.url,
        DATA_DIR: `${folder}/berkas`,
        ACCESS_TOKEN_MINUTES: '1',
      },
      { code, behind },
    )
  const portals: RunningPortal[] = []
  for (const port of servers) portals.push(await start(port, releases.previous, false))
  const nginx = await startNginx(folder, { http, https, servers: servers as [number, number] })
  setDefaultCACertificates([nginx.certificate])
  const db = createDatabase(cluster.url, { max: 2 })
  const load = startLoad(origin)
  const { client, entries, delays } = load
  const tell = ({ id }: { id: number }) =>
    db.transaction().execute((trx) => notify(trx, { penggunaIds: [id] }, { keterangan: 'Kabar' }))

  /** Real servers have machines of their own. Here a start would take the processor from the users of the other one. */
  async function restart(server: 0 | 1, release: 'previous' | 'current'): Promise<void> {
    const begun = performance.now()
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(1)
    const code = await portals[server]?.stop()
    const down = seconds()
    portals[server] = await start(servers[server], releases[release], true)
    const what = `server ${server + 1} restarts with the ${release} release`
    report.result(what, code === 0, `${down} s to stop, ${seconds()} s until ready`)
    await pause(betweenMs)
  }

  try {
    for (let n = 0; n < 3; n++) load.startVisitor()
    for (const username of ['okkp_pusat', 'okkp_daerah', 'okkp_daerah2']) await load.startOfficer(username)
    const phone = await load.startPhone('okkp_kota')
    for (const username of ['auditor', 'pvtpp']) await load.startPage(username, tell)
    const page = (await client.get('/')) ?? ''
    const assets = [...new Set(page.match(/\/assets\/[\w.-]+/g))]
    await pause(betweenMs)
    const before = entries.slice()

    await restart(0, 'current')
    await restart(1, 'previous')
    await restart(0, 'current')
    await restart(1, 'current')
    while (client.requests < least) await pause(100)
    for (const asset of assets) await client.get(asset)
    for (const entry of before) await load.sendAgain(phone, entry)
    await load.stop()

    const { rows } = await sql<{ note: string; n: number }>`
      select note, count(*)::int as n from okkp.rapid_test where lokasi_sampel = 'Pasar Uji' group by note`.execute(
      db,
    )
    const stored = new Map(rows.map(({ note, n }) => [note, n]))
    const lost = entries.filter(({ key }) => !stored.has(key)).length
    const doubled = rows.filter(({ n }) => n > 1).length
    for (const failure of client.failed.slice(0, 10)) console.log(failure)
    console.log(`requests ${client.requests}, failed ${client.failed.length}`)
    console.log(`nginx sent ${nginx.takenOver()} requests to the other server`)
    report.result('no request failed', client.failed.length === 0, client.failed.length)
    report.result('sessions live through the restarts', client.refreshed > 5, `${client.refreshed} renewals`)
    report.result(
      'pages of the previous release get their files',
      assets.length > 0,
      `${assets.length} files`,
    )
    report.result('streams reconnect', load.reconnects() >= 4, `${load.reconnects()} times`)
    const longest = Math.max(...delays) / 1000
    report.result(
      'and miss nothing',
      longest < 10,
      `${delays.length} notifications, ${longest.toFixed(1)} s at most`,
    )
    report.result('entries of phones are stored', lost === 0, `${entries.length} entries, ${lost} lost`)
    report.result('once each', doubled === 0, `${doubled} doubled`)
  } finally {
    await load.stop()
    await db.destroy()
    await nginx.stop()
    for (const portal of portals) await portal.stop()
    await cluster.stop()
  }
})
report.end()

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { createDatabase, type Database } from '../../apps/server/src/platform/database/database.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { openLog } from '../../apps/server/src/platform/transparansi/files-of-log.ts'
import { appendLeaves } from '../../apps/server/src/platform/transparansi/leaf.repository.ts'
import { createPublicLog } from '../../apps/server/src/platform/transparansi/transparansi.ts'
import { verifyFiles, verifyRows } from '../../apps/server/src/platform/transparansi/verify-log.ts'
import { startTestCluster } from '../../apps/server/src/testing/cluster.ts'
import { createReport } from '../report.ts'
import { source } from './source.ts'

/**
 * `npm run check:tlog`: kills two servers that seal the transparency log ten times with SIGKILL, and fails if a leaf is
 * lost, doubled or not provable. Then measures how many leaves a second are sealed.
 */
const kills = 10
const measured = 50_000
const report = createReport()

/** Starts a writer, notes which rows it has committed, and kills it at a random moment. */
async function killOne(url: string, dataDir: string, committed: Set<string>): Promise<void> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'writer.ts'), url, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: writer.stdout }).on('line', (line) => {
    for (const id of line.split(' ')) committed.add(id)
  })
  const closed = once(writer, 'close')
  await once(writer.stdout, 'data')
  await pause(Math.random() * 1500)
  writer.kill('SIGKILL')
  await closed
}

async function countLeaves(db: Database) {
  const { rows } = await sql<{ rows: number; leaves: number; placed: number }>`
    select (select count(*) from public.uji)::int as rows, count(*)::int as leaves, count(urutan)::int as placed
    from platform.daun_log`.execute(db)
  return rows[0] ?? { rows: 0, leaves: 0, placed: 0 }
}

const postgres = await startTestCluster()
const db = createDatabase(postgres.url)
const clock = () => new Date()
try {
  await migrate(db)
  await sql`create table public.uji (id bigint generated always as identity primary key, isi text not null)`.execute(
    db,
  )
  const publicLog = createPublicLog(readConfig({ DATA_DIR: postgres.folder }), db, { clock })
  const files = openLog(join(postgres.folder, 'log'))
  const committed = new Set<string>()

  const check = async (what: string) => {
    await publicLog.seal()
    const key = await publicLog.key()
    if (!key) throw new Error('The log has no key')
    const { size, faults } = await verifyFiles(files.read, key, await files.list())
    faults.push(...(await verifyRows(db, [source], { read: files.read, size })))
    const { rows, leaves, placed } = await countLeaves(db)
    report.result(what, faults.length === 0, faults.slice(0, 3).join('; ') || `${size} entries`)
    report.result(
      '  each row has one leaf in the log',
      rows === leaves && leaves === placed && placed === size,
    )
  }

  for (let round = 1; round <= kills / 2; round++)
    await Promise.all([
      killOne(postgres.url, postgres.folder, committed),
      killOne(postgres.url, postgres.folder, committed),
    ])
  const { rows } = await countLeaves(db)
  report.result(
    `${kills} kills of servers that seal: no acknowledged row is missing`,
    rows >= committed.size,
    committed.size,
  )
  await check('the log is whole')

  const begun = performance.now()
  for (let done = 0; done < measured; done += 1000) {
    await db.transaction().execute(async (trx) => {
      const added = await sql<{ id: number }>`insert into public.uji (isi)
        select 'baris ' || i from generate_series(1, 1000) i returning id`.execute(trx)
      await appendLeaves(
        trx,
        source,
        added.rows.map(({ id }) => id),
      )
    })
  }
  const appended = performance.now()
  await publicLog.seal()
  const sealed = performance.now()
  const rate = (from: number, to: number) => Math.round(measured / ((to - from) / 1000))
  report.result('leaves appended per second', rate(begun, appended) >= 1000, rate(begun, appended))
  report.result('leaves sealed per second', rate(appended, sealed) >= 1000, rate(appended, sealed))
  await check('the log is whole')
} finally {
  await db.destroy()
  await postgres.stop()
}
report.end()

import { spawn } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runSimulator } from '@portal/oss-simulator'
import { sql } from 'kysely'
import { createDatabase, type Database } from '../../apps/server/src/platform/database/database.ts'
import { fillAntrean } from '../../apps/server/src/psat/oss/send/antrean.fixture.ts'
import { kunciUji, setelanSimulator } from '../../apps/server/src/psat/oss/send/send.fixture.ts'
import { gambarKosong } from '../../apps/server/src/testing/gambar.ts'
import { startS3 } from '../../apps/server/src/testing/s3.ts'
import { inOpenFolder } from '../../tools/debian-postgres.ts'
import { Client } from '../client.ts'
import { freePort, startPortal } from '../portal.ts'
import { createReport } from '../report.ts'
import { startSmtpSink } from '../smtp-sink.ts'
import { backUp, startArchivedCluster, user } from './cluster.ts'
import { startArchivedPatroni } from './patroni.ts'

/**
 * `npm run check:recovery` loses a database with its disk and restores it to a second between two writes, with pgBackRest
 * and `npm run restore`. It fails if an earlier write is missing, a later one is there, a file is lost, or a mail or a
 * message to OSS leaves the portal before the operator says so. `-- s3` keeps uploads in a bucket, and loses the disk of
 * the portal too. `-- patroni` restores a cluster of three machines.
 */
const isInBucket = process.argv[2] === 's3'
const startDatabase = process.argv[2] === 'patroni' ? startArchivedPatroni : startArchivedCluster
const report = createReport()
const root = join(import.meta.dirname, '../..')
/** Before the second, and as many after it. */
const writes = 10

const begun = performance.now()
const step = (what: string) => console.log(`${Math.round((performance.now() - begun) / 1000)} s: ${what}`)

/** Waits up to two minutes for this to become true. */
async function eventually(isTrue: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 240 && !isTrue(); tries++) await pause(500)
  return isTrue()
}

function restore(
  env: Record<string, string>,
  args: string[],
): Promise<{ code: number | null; said: string }> {
  const program = ['apps/server/src/commands/restore.ts', ...args]
  const child = spawn(process.execPath, program, { cwd: root, env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
      process.stdout.write(chunk)
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

/** Gives a demo file messages to OSS. The file of the fixture goes, because audit:verify would miss its history. */
async function queueMessages(db: Database): Promise<void> {
  const demo = await db
    .selectFrom('psat.pengajuan')
    .select('id')
    .where('id_izin_oss', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await fillAntrean(db, 1)
  const { id, id_izin_oss } = await db
    .selectFrom('psat.pengajuan')
    .select(['id', 'id_izin_oss'])
    .where('nomor_permohonan', 'like', 'UJI-%')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('oss.pesan_keluar')
    .set({ pengajuan_id: demo.id })
    .where('pengajuan_id', '=', id)
    .execute()
  await db.deleteFrom('psat.pengajuan').where('id', '=', id).execute()
  await db.updateTable('psat.pengajuan').set({ id_izin_oss }).where('id', '=', demo.id).execute()
}

await inOpenFolder('portal-pulih-', async (folder) => {
  step('database with archive')
  const cluster = await startDatabase(folder)
  const smtp = await startSmtpSink()
  const oss = await runSimulator({ ...setelanSimulator, adopsi: true })
  const bucket = isInBucket ? await startS3() : undefined
  const messages = () => oss.sim.pesan.filter(({ arah }) => arah === 'masuk').length
  const settings = {
    // The portal comes back at the address that names its log, with the key of the log.
    PORT: String(await freePort()),
    LOG_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    DATABASE_URL: cluster.url,
    DATA_DIR: join(folder, 'berkas'),
    SMTP_URL: smtp.url,
    OSS_URL: '',
    ...bucket?.env,
  }
  const connected = { ...settings, OSS_URL: oss.url, ...kunciUji }
  const held = { ...connected, OUTBOUND: 'off' }
  const commands = ['--user', user, '--stop', cluster.stop, '--start', cluster.start]
  const onDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = createDatabase(cluster.url, { max: 1 })
    return work(db).finally(() => db.destroy())
  }
  /** What waits for its way out: mails, and messages to OSS with the times that each was tried. */
  const queues = () =>
    onDatabase(async (db) => {
      const mails = await sql<{ id: string }>`
        select id from pgboss.job where name = 'surel' and state < 'active' order by id`.execute(db)
      const toOss = await db
        .selectFrom('oss.pesan_keluar')
        .select(['id', 'status', 'percobaan'])
        .where('status', '!=', 'terkirim')
        .orderBy('id')
        .execute()
      return { mails: mails.rows.length, messages: toOss }
    })

  step('portal with demo data')
  let portal = await startPortal(settings)
  try {
    let client = new Client(portal.origin)
    const write = async (keys: string[], foto: string | null) => {
      for (let n = 0; n < writes; n++) {
        const key = randomUUID()
        if (await client.sendRapidTest(officer, key, n === 0 ? foto : null)) keys.push(key)
      }
    }
    step('full backup, while the portal runs')
    backUp()
    const officer = await client.signIn('okkp_kota')
    const picture = await gambarKosong()

    step('writes before the second')
    const [earlier, later]: [string[], string[]] = [[], []]
    const foto = await client.upload(officer, new File([new Uint8Array(picture)], 'kit.png'))
    await write(earlier, foto)
    await client.forgetPassword('okkp_kota')
    await onDatabase(queueMessages)
    const waiting = await queues()
    await pause(1500)
    const second = new Date(Math.floor(Date.now() / 1000) * 1000)
    const to = `${second.toISOString().slice(0, 19)}Z`
    await pause(1500)

    step(`writes after ${to}`)
    await write(later, null)
    await client.forgetPassword('okkp_daerah')
    await onDatabase((db) =>
      db
        .deleteFrom('okkp.rapid_test')
        .where('note', '=', earlier[0] ?? '')
        .execute(),
    )
    const acknowledged = earlier.length + later.length
    report.result('writes are acknowledged', acknowledged === 2 * writes, client.failed[0] ?? acknowledged)

    step('a restore that must not begin')
    for (const [what, env, args] of [
      ['with mail', connected, ['--to', to]],
      ['without a time zone', held, ['--to', to.replace('Z', '')]],
      ['before the first backup', held, ['--to', '2020-01-01 00:00:00+07']],
      ['under running servers', held, ['--to', to]],
    ] as const) {
      const { code } = await restore(env, [...args, ...commands])
      report.result(`refused ${what}`, code === 1)
    }

    const archiving = performance.now()
    await cluster.archived()
    step(`everything is in the archive ${Math.round((performance.now() - archiving) / 1000)} s later`)
    await portal.stop()
    await cluster.lose()
    if (isInBucket) rmSync(settings.DATA_DIR, { recursive: true })
    step('the machine and its disk are lost; restore')
    const restoring = performance.now()
    const restored = await restore({ ...held, DATABASE_URL: cluster.urlForRestore }, [
      '--to',
      to,
      ...commands,
    ])
    const seconds = ((performance.now() - restoring) / 1000).toFixed(1)
    report.result(
      'one command restores, audit:verify and counters:check pass',
      restored.code === 0,
      `${seconds} s`,
    )

    if (restored.code !== 0) return
    await cluster.afterRestore()
    smtp.takeMails()
    portal = await startPortal(held)
    step('the portal runs again, with OUTBOUND=off')
    client = new Client(portal.origin)
    report.result(
      'its start says so',
      portal.said.some((line) => line.includes('OUTBOUND=off')),
    )
    const notes = await onDatabase((db) =>
      db.selectFrom('okkp.rapid_test').select('note').where('lokasi_sampel', '=', 'Pasar Uji').execute(),
    )
    const found = notes.map(({ note }) => note).sort()
    const same = JSON.stringify(found) === JSON.stringify(earlier.toSorted())
    report.result('exactly the earlier writes are there', same, `${found.length} of ${writes + writes}`)
    const shown = await client.open(`/api/upload/display_image?path=${foto}`, { headers: officer.headers })
    const bytes = Buffer.from((await shown?.arrayBuffer()) ?? new ArrayBuffer())
    report.result('the file of a record that was deleted later is there', bytes.equals(picture))
    const admin = await client.signIn('superadmin')
    const page = await client.get('/api/admin/beranda', admin.headers)
    report.result('the start page of the superadmin says so', page?.includes('OUTBOUND=off') === true)
    await pause(20_000)
    report.result('no mail has left', smtp.seen.connections === 0, smtp.seen.connections)
    report.result('no message to OSS has left', messages() === 0, messages())
    const still = await queues()
    const untouched = JSON.stringify(still) === JSON.stringify(waiting)
    const inQueues = `${still.mails} mails, ${still.messages.length} messages`
    report.result('the queues are as they were', untouched && still.mails > 0, inQueues)
    await portal.stop()

    step('the operator says so')
    portal = await startPortal(connected)
    report.result('mails leave', await eventually(() => smtp.seen.mails >= waiting.mails), smtp.seen.mails)
    report.result('messages to OSS leave', await eventually(() => messages() > 0))
  } finally {
    await portal.stop()
    await smtp.stop()
    await oss.close()
    await bucket?.close()
    await cluster.end()
  }
})
report.end()

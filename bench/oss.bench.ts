import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { runSimulator } from '@portal/oss-simulator'
import { fillAntrean, urutanUji } from '../apps/server/src/psat/oss/send/antrean.fixture.ts'
import {
  gangguanCampur,
  setelanSimulator,
  startPekerja,
} from '../apps/server/src/psat/oss/send/send.fixture.ts'
import { type Ground, print, round } from './ground.ts'

const files = 1000
const events = files * urutanUji.length
const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/**
 * Sends 10,000 messages with two servers while 30% of the calls fail and a server is killed three times. Each message
 * must take effect once and in order.
 */
export async function run({ db, url }: Ground): Promise<void> {
  await fillAntrean(db, files)
  const oss = await runSimulator({ ...setelanSimulator, adopsi: true })
  oss.sim.gangguan.set(gangguanCampur)
  const izin = () => [...oss.sim.keadaan.izin.values()]
  const taken = () =>
    izin().reduce((sum, { riwayat }) => sum + riwayat.filter(({ ganda }) => !ganda).length, 0)
  // Retry pauses are a hundred times shorter than in production, but longer than OSS may take to respond.
  const start = () => startPekerja(url, oss.url, { SEWA_MS: '3000', SKALA: '0.01' })
  const begun = Date.now()
  const servers = [start(), start()]
  for (const share of [0.25, 0.5, 0.75]) {
    while (taken() < events * share) await pause()
    const victim = servers.shift()
    if (victim) await end(victim)
    servers.push(start())
  }
  const left = async () =>
    (
      await db
        .selectFrom('oss.pesan_keluar')
        .select('id')
        .where('status', '<>', 'terkirim')
        .limit(1)
        .execute()
    ).length
  while ((await left()) > 0) await pause()
  const seconds = (Date.now() - begun) / 1000
  for (const server of servers) await end(server)
  const waits = await db
    .selectFrom('oss.pesan_keluar')
    .select(({ fn }) => [
      fn.max('terkirim').as('akhir'),
      fn.min('dibuat').as('awal'),
      fn.sum('percobaan').as('kiriman'),
    ])
    .executeTakeFirstOrThrow()
  const inOrder = izin().every(
    ({ riwayat }) =>
      riwayat
        .filter(({ ganda }) => !ganda)
        .map(({ kd_status }) => kd_status)
        .join() === urutanUji.join(),
  )
  if (!inOrder || izin().length !== files) throw new Error('OSS received the steps in another order')
  print({
    name: 'oss: outbox with 30% faults, two servers, three kills',
    events,
    events_per_second: round(events / seconds),
    longest_wait_seconds: round((Number(waits.akhir) - Number(waits.awal)) / 1000),
    sent: Number(waits.kiriman),
    repeated_at_oss: izin().reduce(
      (sum, { riwayat }) => sum + riwayat.filter(({ ganda }) => ganda).length,
      0,
    ),
  })
  await oss.close()
}

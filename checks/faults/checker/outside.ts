import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { World } from '../world/world.ts'
import type { Checker } from './check.ts'

const patience = 1800

/** Waits until nothing is due in the outboxes. Jobs and messages that wait for their next try are made due. */
export async function drain(world: World): Promise<string[]> {
  let left: string[] = []
  for (let n = 0; n < patience; n++) {
    await world.read((db) =>
      sql`update pgboss.job set start_after = now() where state in ('created', 'retry') and name in ('surel') and start_after > now()`.execute(
        db,
      ),
    )
    await world.read((db) =>
      sql`update oss.pesan_keluar set berikut = ${new Date(0)}, sewa_sampai = case when status = 'dikirim' then sewa_sampai end
        where status in ('menunggu', 'tidak_pasti') and berikut > ${new Date()}`.execute(db),
    )
    const { rows } = await world.read((db) =>
      sql<{ what: string }>`
        select 'mail ' || id || ' is ' || state::text as what from pgboss.job where name = 'surel' and state < 'completed'
        union all
        select 'OSS message ' || kd_status || ' of file ' || pengajuan_id || ' is ' || status from oss.pesan_keluar
          where status in ('menunggu', 'dikirim', 'tidak_pasti')`.execute(db),
    )
    left = rows.map(({ what }) => what)
    if (left.length === 0) return []
    await pause(100)
  }
  return left.map((what) => `${what} after the faults`)
}

/** OSS knows a message by its status and second. People do not take the same step twice in a second, but a story may. */
const signOf = ({ kd_status, muatan }: { kd_status: string; muatan: unknown }) =>
  `${kd_status} ${String((muatan as { tgl_status?: string }).tgl_status).slice(0, 19)}`

/** OSS has each message of a file once and in order. */
export const toOss: Checker = async ({ world }) => {
  const faults = world.oss.sim.pelanggaran.map((text) => `OSS: ${text}`)
  const rows = await world.read((db) =>
    db
      .selectFrom('oss.pesan_keluar as m')
      .innerJoin('psat.pengajuan as p', 'p.id', 'm.pengajuan_id')
      .innerJoin('oss.izin as i', 'i.id', 'p.id_izin_oss')
      .select(['i.id_izin', 'm.kd_status', 'm.status', 'm.metode', 'm.galat', 'm.pengajuan_id', 'm.muatan'])
      .orderBy('m.pengajuan_id')
      .orderBy('m.urutan')
      .execute(),
  )
  for (const [id, own] of Map.groupBy(rows, ({ id_izin }) => id_izin)) {
    const failed = own.filter(({ status }) => status !== 'terkirim')
    for (const { kd_status, status, galat } of failed)
      faults.push(`OSS: ${id} ${kd_status} is ${status}: ${galat}`)
    if (failed.length > 0) continue
    const told = own
      .filter(({ metode }) => metode !== 'updateLicense')
      .filter((row, index, all) => all.findIndex((one) => signOf(one) === signOf(row)) === index)
      .map(({ kd_status }) => kd_status)
    const seen = world.oss.sim.keadaan.izin.get(id)?.riwayat ?? []
    const taken = seen.filter(({ ganda, oleh }) => !ganda && oleh !== 'oss').map(({ kd_status }) => kd_status)
    if (taken.join(' ') !== told.join(' '))
      faults.push(`OSS: ${id} got ${taken.join(' ')} instead of ${told.join(' ')}`)
  }
  return faults
}

/** Licences that OSS sent are there once. */
export const fromOss: Checker = async ({ world, model }) => {
  const faults: string[] = []
  for (const id of model.licences) {
    const rows = await world.read((db) =>
      db.selectFrom('oss.izin').select('id').where('id_izin', '=', id).execute(),
    )
    if (rows.length !== 1) faults.push(`OSS: licence ${id} is ${rows.length} times in the database`)
  }
  return faults
}

/** A receiver can tell a mail that came twice from a second mail: it has the Message-ID of the first. */
export const mails: Checker = async ({ world }) => {
  const { rows } = await world.read((db) =>
    sql<{ id: string; state: string; retry_count: number }>`
      select id, state::text, retry_count from pgboss.job where name = 'surel'`.execute(db),
  )
  const faults = rows
    .filter(({ state }) => state !== 'completed')
    .map(({ id, state }) => `mail ${id} is ${state}`)
  const different = new Set(world.smtp.seen.messageIds).size
  if (different !== rows.length) faults.push(`${rows.length} mails arrived as ${different} different ones`)
  const tries = rows.reduce((sum, { retry_count }) => sum + 1 + retry_count, 0)
  const { mails: came } = world.smtp.seen
  if (came > tries) faults.push(`doubled: ${came} mails came from ${tries} tries`)
  return faults
}

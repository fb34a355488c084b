import { isWorkingDay, workingDaysBetween } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

const dayLength = 86_400_000

/** The morning of the last working day that lies so many working days back. */
export function moments(now: Date, holidays: ReadonlySet<string>) {
  return (daysBack: number, minute: number): Date => {
    let at = now.getTime()
    for (;;) {
      const day = dayInJakarta(at)
      if (isWorkingDay(day, holidays) && workingDaysBetween(day, now, holidays) === daysBack) {
        return new Date(Date.parse(`${day}T02:00:00Z`) + minute * 60_000)
      }
      at -= dayLength
    }
  }
}

/** What was told lies back as far as its step. */
export async function dateNews(trx: Trx, at: Date): Promise<void> {
  await sql`update akun.notifikasi set dibuat = ${at} where dibuat = now()`.execute(trx)
}

/** What is older than a few days has been read. */
async function readOldNews(trx: Trx): Promise<void> {
  await sql`
    update akun.notifikasi set status = 'READ', dibaca = dibuat + interval '2 hours'
    where status = 'UNREAD' and id_pengajuan is not null and dibuat < now() - interval '3 days'`.execute(trx)
}

/** File after file was told; a box holds its news in the order of the days. */
async function orderNews(trx: Trx): Promise<void> {
  await sql`
    with semua as (delete from akun.notifikasi returning *)
    insert into akun.notifikasi (id_pengguna, id_pengguna_awal, jenis_pengajuan, jenis_permohonan, id_pengajuan,
      keterangan, tautan, status, dibuat, dibaca)
    select id_pengguna, id_pengguna_awal, jenis_pengajuan, jenis_permohonan, id_pengajuan,
      keterangan, tautan, status, dibuat, dibaca
    from semua order by dibuat, id`.execute(trx)
}

/** Once all files have been told of. */
export async function settleNews(trx: Trx): Promise<void> {
  await readOldNews(trx)
  await orderNews(trx)
}

import { addDays } from '@portal/domain/platform/calendar/add-days'
import { isWorkingDay } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

/** The morning of the last working day that lies so many working days back. */
export function moments(now: Date, holidays: ReadonlySet<string>) {
  const days: string[] = []
  let next = dayInJakarta(now)
  return (daysBack: number, minute: number): Date => {
    for (; days.length <= daysBack; next = addDays(next, -1))
      if (isWorkingDay(next, holidays)) days.push(next)
    return new Date(Date.parse(`${days[daysBack]}T02:00:00Z`) + minute * 60_000)
  }
}

/** What was told lies back as far as its step. News are dated once, so each time only the newest are looked at. */
export function newsDater(trx: Trx): (at: Date) => Promise<void> {
  let last = 0
  return async (at) => {
    const { rows } = await sql<{ id: number }>`
      update akun.notifikasi set dibuat = ${at} where id > ${last} and dibuat = now() returning id`.execute(
      trx,
    )
    last = Math.max(last, ...rows.map(({ id }) => id))
  }
}

/** What is older than a few days has been read. */
export async function readOldNews(trx: Trx): Promise<void> {
  await sql`
    update akun.notifikasi set status = 'READ', dibaca = dibuat + interval '2 hours'
    where status = 'UNREAD' and id_pengajuan is not null and dibuat < now() - interval '3 days'`.execute(trx)
}

/** What ended long ago was told to OSS long ago. */
export async function settleOss(trx: Trx): Promise<void> {
  await sql`
    update oss.pesan_keluar m set status = 'terkirim', percobaan = 1, terakhir = m.dibuat + interval '1 minute',
      terkirim = m.dibuat + interval '1 minute', sumber = 'jawaban'
    from psat.pengajuan p where p.id = m.pengajuan_id and p.selesai < now() - interval '60 days'`.execute(trx)
}

import { addDays } from '@portal/domain/platform/calendar/add-days'
import { isWorkingDay } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

/**
 * Returns a function that gives the time `daysBack` working days before today, at 09:00 in Jakarta plus `minute`
 * minutes.
 */
export function moments(now: Date, holidays: ReadonlySet<string>) {
  const days: string[] = []
  let next = dayInJakarta(now)
  return (daysBack: number, minute: number): Date => {
    for (; days.length <= daysBack; next = addDays(next, -1))
      if (isWorkingDay(next, holidays)) days.push(next)
    return new Date(Date.parse(`${days[daysBack]}T02:00:00Z`) + minute * 60_000)
  }
}

/**
 * Returns a function that sets the date of new notifications to the time of their step. It remembers the last id, so
 * that each call reads only newer rows.
 */
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

/** Marks notifications about files as read if they are older than three days. */
export async function readOldNews(trx: Trx): Promise<void> {
  await sql`
    update akun.notifikasi set status = 'READ', dibaca = dibuat + interval '2 hours'
    where status = 'UNREAD' and id_pengajuan is not null and dibuat < now() - interval '3 days'`.execute(trx)
}

/** Marks the OSS messages of files that ended more than 60 days ago as delivered. */
export async function settleOss(trx: Trx): Promise<void> {
  await sql`
    update oss.pesan_keluar m set status = 'terkirim', percobaan = 1, terakhir = m.dibuat + interval '1 minute',
      terkirim = m.dibuat + interval '1 minute', sumber = 'jawaban'
    from psat.pengajuan p where p.id = m.pengajuan_id and p.selesai < now() - interval '60 days'`.execute(trx)
}

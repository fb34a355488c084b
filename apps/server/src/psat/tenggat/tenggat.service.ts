import { dueDate, isOver, readClock } from '@portal/domain/platform/calendar/clock-ledger-reading'
import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { deadlineWarning } from '@portal/domain/platform/calendar/working-days-deadline'
import { dayInJakarta } from '@portal/domain/platform/format'
import { tahapOf } from '@portal/domain/psat/alur/semua-alur'
import { langkahTugas } from '@portal/domain/psat/alur/tugas'
import { kabarTenggat } from '@portal/domain/psat/pesan/kabar-lain'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { markSent } from '#platform/reminders/reminders.repository.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { dikabari, tell } from '#psat/alur/pemberitahuan.service.ts'
import { jalurOf } from '#psat/alur/penangan.ts'
import { type BerkasRow, lockAnyBerkas } from '#psat/alur/pengajuan.repository.ts'
import { findFaktaTugas } from '#psat/daftar/tugas.repository.ts'
import { findVisit, listBerjalan, setDeadlines } from './tenggat.repository.ts'

const batch = 500

/** Recomputes the deadline of every running file after a change of holidays. */
export async function recomputeDeadlines({ clock }: Pick<Platform, 'clock'>, trx: Trx): Promise<void> {
  const holidays = await readHolidays(trx)
  const now = clock()
  for (let after = 0; ; ) {
    const rows = await listBerjalan(trx, { after, limit: batch })
    const changed = rows
      .map(({ entri, ...row }) => ({ ...row, before: row.tenggat, tenggat: dueDate(entri, now, holidays) }))
      .filter(({ before, tenggat }) => before !== tenggat)
    await setDeadlines(trx, changed)
    after = rows.at(-1)?.id ?? after
    if (rows.length < batch) return
  }
}

type Peringatan = NonNullable<ReturnType<typeof deadlineWarning>>

/**
 * Returns the recipients of a warning: the holders of the turn and, for an overdue revision, also the staff who may end
 * it.
 */
function warnedOf(row: BerkasRow, jenis: Peringatan): readonly string[] {
  const place = tahapOf(row)
  return jenis === 'terlambat' && 'waits' in place ? [...place.turn, ...place.staff] : place.turn
}

/**
 * Warns once each at T-2, at T-1 and after the deadline, per stay at a stage. Each file has its own transaction, so
 * that no warning is lost or sent twice.
 */
export async function warnDeadlines(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock()
  await db.transaction().execute((trx) => recomputeDeadlines(platform, trx))
  const holidays = await readHolidays(db)
  const until = addWorkingDays(now, 3, holidays)
  for (let after = 0; ; ) {
    const rows = await listBerjalan(db, { after, limit: batch, until })
    for (const { id, entri } of rows) {
      const { wait, current } = readClock(entri, now, holidays)
      const clockNow = wait ?? current
      const due = clockNow?.due
      const jenis = due && deadlineWarning(clockNow.remaining, isOver(due, now))
      if (!jenis || !due) continue
      await db.transaction().execute(async (trx) => {
        const row = await lockAnyBerkas(trx, { id })
        const riwayat_id = await findVisit(trx, id)
        // A step since the page was read starts a new stay with its own clock.
        if (!row || riwayat_id === undefined || row.tenggat !== due) return
        const warning = { subject: 'tenggat', id, step: jenis, end: String(riwayat_id) }
        if (!(await markSent(trx, warning, now))) return
        await tell(
          jalurOf(row),
          platform,
          trx,
          row,
          warnedOf(row, jenis),
          kabarTenggat(dikabari(row), {
            langkah: langkahTugas(row, await findFaktaTugas(trx, id), dayInJakarta(now)),
            tahap: tahapOf(row).label,
            due,
            sisa: clockNow.remaining,
            lewat: jenis === 'terlambat',
          }),
        )
      })
    }
    after = rows.at(-1)?.id ?? after
    if (rows.length < batch) return
  }
}

import { dayInJakarta } from '@portal/domain/platform/format'
import { sql } from 'kysely'
import { defineSeed } from '#platform/database/seed.ts'

/**
 * Puts one auditor on leave for two weeks from today with a deputy, so that the deputy's list shows the files of both
 * auditors.
 */
export default defineSeed({
  async run(db, { say }) {
    const today = dayInJakarta(new Date())
    const { numAffectedRows } = await sql`
      insert into akun.wakil (pengguna_id, wakil_id, dari, sampai, alasan, dibuat_oleh)
      select y.id, p.id, ${today}::date, ${today}::date + 14, 'Cuti tahunan', y.id
      from akun.pengguna y join akun.pengguna p on p.username = 'auditor2' and p.role = y.role
      where y.username = 'auditor' and not exists (select from akun.wakil)`.execute(db)
    if (numAffectedRows) say('Added 1 demo leave with a deputy')
  },
})

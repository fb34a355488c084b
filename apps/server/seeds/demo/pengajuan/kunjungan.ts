import { addWorkingDays } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { agree, askToMove, propose } from '#psat/lapang/kunjungan.service.ts'
import type { Petugas } from './adegan.ts'
import { actorNamed, callerOf } from './pemain.ts'

/** Visits of the files that are at the field audit: agreed on, proposed, asked to be moved, in turn. */
export async function aturKunjungan(platform: Platform, trx: Trx, petugas: Petugas): Promise<void> {
  const rows = await trx
    .selectFrom('psat.pengajuan as p')
    .innerJoin('akun.pengguna as u', 'u.id', 'p.id_pengguna')
    .select(['p.uuid', 'p.lead_auditor_id', 'p.auditor_id', 'u.username'])
    .where('p.tahap', '=', 'audit_lapang')
    .orderBy('p.id')
    .execute()
  const at = platform.clock()
  const holidays = await readHolidays(trx)
  const day = (ahead: number) => {
    const tanggal = addWorkingDays(dayInJakarta(at), ahead, holidays)
    return { tanggal_mulai: tanggal, tanggal_selesai: tanggal, jam: '09:00' }
  }
  for (const [order, { uuid, lead_auditor_id, auditor_id, username }] of rows.entries()) {
    if (lead_auditor_id === null) continue
    const tim = [lead_auditor_id, ...auditor_id]
    // Two days each: nobody is at two places, also after a move.
    const usul = { ...day(2 + order * 2), petugas: tim, alasan: null }
    await propose(platform, callerOf(petugas.lead, 'kunjungan.usul', at), uuid, usul)
    const pemohon = await actorNamed(trx, username)
    if (order % 3 === 0) await agree(platform, callerOf(pemohon, 'kunjungan.setuju', at), uuid, { versi: 1 })
    if (order % 3 === 2) {
      await askToMove(platform, callerOf(pemohon, 'kunjungan.pindah', at), uuid, {
        ...day(3 + order * 2),
        alasan: 'Hari itu unit kami dibersihkan menyeluruh.',
        versi: 1,
      })
    }
  }
}

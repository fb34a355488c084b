import { addWorkingDays, isWorkingDay } from '@portal/domain/platform/calendar/working-days'
import { dayInJakarta } from '@portal/domain/platform/format'
import { butirBelumDinilai, jawabanCeklis } from '@portal/domain/psat/lapang/ceklis'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { readHolidays } from '#psat/alur/kalender.repository.ts'
import { findBerkas } from '#psat/alur/pengajuan.repository.ts'
import { findAuditLapang, saveAuditLapang } from '#psat/lapang/ceklis.repository.ts'
import { agree, askToMove, propose } from '#psat/lapang/kunjungan.service.ts'
import type { Adegan, Petugas } from './adegan.ts'
import { actorNamed, callerOf } from './pemain.ts'

/** Adds visits to the files at the field audit: in turn agreed on, proposed, and with a request for another day. */
export async function arrangeKunjungan(platform: Platform, trx: Trx, petugas: Petugas): Promise<void> {
  const rows = await trx
    .selectFrom('psat.pengajuan as p')
    .innerJoin('akun.pengguna as u', 'u.id', 'p.id_pengguna')
    .select(['p.uuid', 'p.lead_auditor_id', 'p.auditor_id', 'u.username'])
    .where('p.tahap', '=', 'audit_lapang')
    .orderBy('p.id')
    .execute()
  const at = platform.clock()
  const holidays = await readHolidays(trx)
  const today = dayInJakarta(at)
  const first = isWorkingDay(today, holidays) ? 0 : 1
  const day = (ahead: number) => {
    const tanggal = addWorkingDays(today, ahead, holidays)
    return { tanggal_mulai: tanggal, tanggal_selesai: tanggal, jam: '09:00' }
  }
  for (const [order, { uuid, lead_auditor_id, auditor_id, username }] of rows.entries()) {
    if (lead_auditor_id === null) continue
    const tim = [lead_auditor_id, ...auditor_id]
    // Each visit reserves two working days, so that no officer has two visits on one day, also after a move.
    const usul = { ...day(first + order * 2), petugas: tim, alasan: null }
    const lead = lead_auditor_id === petugas.lead2.id ? petugas.lead2 : petugas.lead
    await propose(platform, callerOf(lead, 'kunjungan.usul', at), uuid, usul)
    const pemohon = await actorNamed(trx, username)
    // The first visit is today or on the next working day, and its team has started the checklist.
    if (order === 0) await startCeklis(trx, uuid, { diubah: at, diubah_oleh: lead_auditor_id })
    if (order % 3 === 0) await agree(platform, callerOf(pemohon, 'kunjungan.setuju', at), uuid, { versi: 1 })
    if (order % 3 === 2) {
      await askToMove(platform, callerOf(pemohon, 'kunjungan.pindah', at), uuid, {
        ...day(first + 1 + order * 2),
        alasan: 'Hari itu unit kami dibersihkan menyeluruh.',
        versi: 1,
      })
    }
  }
}

const dinilai = 12

async function startCeklis(
  trx: Trx,
  uuid: string,
  saat: { diubah: Date; diubah_oleh: number },
): Promise<void> {
  const row = await findBerkas(trx, { uuid })
  const audit = row && (await findAuditLapang(trx, row.id))
  if (!row || !audit) return
  const butir = butirBelumDinilai(audit.isi, {}).slice(0, dinilai)
  const jawaban = jawabanCeklis.parse(Object.fromEntries(butir.map((kode) => [kode, { nilai: 'sesuai' }])))
  await saveAuditLapang(trx, row.id, { tanggal: null, jawaban, ...saat })
  const kurang = butirBelumDinilai(audit.isi, jawaban).length
  await trx.updateTable('psat.pengajuan').set({ ceklis_kurang: kurang }).where('id', '=', row.id).execute()
}

/** Returns the team members without another visit on that day. */
async function freeOn(trx: Trx, tanggal: string, tim: readonly number[]): Promise<number[]> {
  const visits = await trx
    .selectFrom('psat.kunjungan')
    .select('petugas')
    .where('tanggal_mulai', '=', tanggal)
    .execute()
  const busy = new Set(visits.flatMap(({ petugas }) => petugas))
  return tim.filter((id) => !busy.has(id))
}

/** Lets the lead propose a visit for the day of the next step and the applicant agree at once. */
export async function sepakat({ platform, trx, petugas, usaha, row, berikut }: Adegan): Promise<void> {
  const at = platform.clock()
  const tanggal = dayInJakarta(berikut ?? at)
  const pergi = await freeOn(trx, tanggal, [petugas.lead.id, ...row.auditor_id])
  if (pergi.length === 0) return
  await propose(platform, callerOf(petugas.lead, 'kunjungan.usul', at), row.uuid, {
    tanggal_mulai: tanggal,
    tanggal_selesai: tanggal,
    jam: '09:00',
    petugas: pergi,
    alasan: null,
  })
  await agree(platform, callerOf(usaha.actor, 'kunjungan.setuju', at), row.uuid, { versi: 1 })
}

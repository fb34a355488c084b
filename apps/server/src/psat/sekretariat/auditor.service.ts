import type { Body } from '@portal/domain/platform/contract'
import { fieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { bawaanSekretariat } from '@portal/domain/psat/alur/sekretariat/syarat'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { returnAssignment, selectAuditor } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import { actorOf, type Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { lockForStep, runAction } from '#psat/alur/sekretariat/jalur.ts'
import { presentLangkah } from '#psat/audit/audit.service.ts'
import {
  checkConflicts,
  checkPeople,
  type IsiPenunjukan,
  requireKnowingChange,
  tellReplaced,
} from '#psat/audit/penunjukan.service.ts'
import { insertTim } from '#psat/audit/tim.repository.ts'

const bidang = { lead: 'leadAuditorUserId', auditor: 'auditorUserId' }

type Pilihan = Omit<Body<typeof selectAuditor>, 'auditId' | 'auditType'> & {
  auditType?: JenisIzin | undefined
}

export function chooseAuditor(
  platform: Platform,
  caller: Caller,
  { auditId: id, ...pilihan }: Body<typeof selectAuditor>,
) {
  return write(platform.db, caller, async (trx) =>
    presentLangkah(await chooseIn(platform, trx, caller, { id }, pilihan)),
  )
}

async function chooseIn(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  key: { id: number },
  { auditType, versi, keterangan, alasan_benturan, leadAuditorUserId, auditorUserId }: Pilihan,
) {
  const tim = { lead: leadAuditorUserId, auditor: [auditorUserId] }
  const tujuan = { aksi: { call: 'uploadDocument/selectAuditor' }, auditType, versi }
  const { row, aksi } = await lockForStep(platform, trx, actorOf(caller), key, tujuan)
  if (aksi === 'ganti_auditor') requireKnowingChange(row, aksi, { keterangan, versi })
  // This check runs before the role check, so the error names the real fault: both parts name the same person.
  if (tim.auditor.includes(tim.lead)) throw fieldError(bidang.lead, bawaanSekretariat.tim.why)
  await checkPeople(trx, tim, bidang)
  const tanggal_penugasan = dayInJakarta(platform.clock())
  await checkConflicts(trx, row, [tim.lead, ...tim.auditor], {
    alasan: alasan_benturan,
    hari: tanggal_penugasan,
  })
  const muatan = { tim: { ...tim, tanggal_penugasan, alasan_benturan } }
  const after = await runAction(platform, trx, caller, key, {
    ...tujuan,
    note: keterangan,
    input: { tim },
    muatan,
  })
  await insertTim(trx, {
    pengajuan_id: row.id,
    tanggal_penugasan,
    surat_tugas: null,
    lead_auditor: tim.lead,
    tim_auditor: tim.auditor,
    keterangan,
    dibuat: platform.clock(),
  })
  await tellReplaced(trx, row, [tim.lead, ...tim.auditor])
  return after
}

/** Appoints a team as part of a joint appointment. This track has exactly one auditor and no letter. */
export function appointBerkas(
  platform: Platform,
  trx: Trx,
  caller: Caller,
  key: { id: number },
  { lead_auditor, tim_auditor, auditType, versi, keterangan, alasan_benturan }: IsiPenunjukan,
) {
  const [auditorUserId, ...others] = tim_auditor
  if (auditorUserId === undefined || others.length > 0) {
    throw fieldError('tim_auditor', 'Berkas sekretariat diperiksa satu auditor. Pilih satu auditor saja.')
  }
  const orang = { leadAuditorUserId: lead_auditor[0] ?? 0, auditorUserId }
  return chooseIn(platform, trx, caller, key, { ...orang, auditType, versi, keterangan, alasan_benturan })
}

/** Returns an assignment to the coordinators with a reason. */
export function giveBack(
  platform: Platform,
  caller: Caller,
  { auditId: id, auditType, versi, keterangan: note }: Body<typeof returnAssignment>,
) {
  return write(platform.db, caller, async (trx) => {
    const langkah = { aksi: 'kembalikan_penugasan' as const, auditType, versi, note }
    const { row } = await lockForStep(platform, trx, actorOf(caller), { id }, langkah)
    const after = await runAction(platform, trx, caller, { id }, langkah)
    await tellReplaced(trx, row, [actorOf(caller).id])
    return presentLangkah(after)
  })
}

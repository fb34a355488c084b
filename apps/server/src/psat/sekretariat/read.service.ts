import type { Query } from '@portal/domain/platform/contract'
import { tabBerkas } from '@portal/domain/psat/alur/alur'
import { alurOf, tahapOf } from '@portal/domain/psat/alur/semua-alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type StatusLangkah, statusLangkahLabels } from '@portal/domain/psat/sekretariat/langkah-sekretariat'
import type { getAuditHistory } from '@portal/domain/psat/sekretariat/sekretariat.contract'
import type { Actor } from '#platform/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { berkasTidakDitemukan, getReadableBerkas } from '#psat/alur/akses/find-berkas.service.ts'
import type { BerkasRow } from '#psat/alur/pengajuan.repository.ts'
import { listRiwayat, mewakiliOf, type RiwayatRow } from '#psat/alur/riwayat.repository.ts'
import { keyOf, readBerkas } from '#psat/berkas/berkas.service.ts'

/** Returns a file of either track. A file of another licence kind counts as not found. */
async function getOfKind(
  { db }: Platform,
  actor: Actor,
  key: string,
  auditType: JenisIzin | undefined,
): Promise<BerkasRow> {
  const row = await getReadableBerkas(db, actor, keyOf(key))
  if (auditType && row.audit_type !== auditType) throw berkasTidakDitemukan()
  return row
}

const diproses: Partial<Record<string, StatusLangkah>> = {
  accept: 'accept',
  revision: 'revision',
  CLEAR: 'accept',
  REVISION: 'revision',
  REVIEW: 'review',
}

interface Dikatakan {
  status: StatusLangkah
  statusLabel: string
}

/**
 * Returns the status that a step gives its stage: accepted, sent back, rejected or issued. A step that only opens the
 * next stage counts as under review.
 */
function dikatakan(row: BerkasRow, { aksi, ke }: RiwayatRow): Dikatakan {
  const { ends } = tahapOf({ alur: row.alur, tahap: ke })
  if (ends === 'terbit') return { status: 'accept', statusLabel: tabBerkas.terbit }
  const [wire] = alurOf(row.alur).workflow.actions[aksi]?.wire ?? []
  const status = ends === 'tms' ? 'reject' : (diproses[wire?.proses ?? ''] ?? 'review')
  return { status, statusLabel: statusLangkahLabels[status] }
}

export async function readAuditHistory(
  platform: Platform,
  actor: Actor,
  { auditId, auditType }: Query<typeof getAuditHistory>,
) {
  const row = await getOfKind(platform, actor, auditId, auditType)
  return (await listRiwayat(platform.db, row.id)).map((line) => ({
    id: line.id,
    auditId: row.id,
    process: line.ke,
    code: line.code,
    label: tahapOf({ alur: row.alur, tahap: line.ke }).label,
    ...dikatakan(row, line),
    note: line.catatan,
    oleh: line.nama,
    mewakili: mewakiliOf(line)?.nama ?? null,
    role: line.peran,
    dokumen: line.lampiran.map(({ label, kunci }) => ({ label, kunci })),
    createdAt: line.waktu.toISOString(),
  }))
}

/** Returns the page of a file with the field names of the specification. */
export async function readDetail(platform: Platform, actor: Actor, key: string, auditType: JenisIzin) {
  const row = await getOfKind(platform, actor, key, auditType)
  const berkas = await readBerkas(platform, actor, row.uuid)
  const { actions } = alurOf(row.alur).workflow
  // The lookup uses the call names of the specification, because the workflow table may name its steps differently.
  const accepted = (call: string) =>
    berkas.riwayat.some(({ aksi }) =>
      actions[aksi]?.wire.some((wire) => wire.call === call && wire.proses === 'accept'),
    )
  return {
    ...berkas,
    isReviewAuditor: accepted('reviewDocument/auditor'),
    isReviewLeadAuditor: accepted('reviewDocument/leadAuditor'),
    rejectNote: berkas.akhir === 'ditolak' ? row.keterangan_audit : null,
    auditorUserId: row.auditor_id[0] ?? null,
    leadAuditorUserId: row.lead_auditor_id,
  }
}

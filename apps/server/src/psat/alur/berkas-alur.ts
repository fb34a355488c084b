import type { Ledger } from '@portal/domain/platform/calendar/clock-ledger'
import type { WorkflowEvent } from '@portal/domain/platform/workflow/workflow-actions'
import type { AktorPsat, Penugasan } from '@portal/domain/psat/alur/pemegang'
import type { AksiPengajuan } from '@portal/domain/psat/alur/pengajuan.aksi'
import type { AnggaranHari } from '@portal/domain/psat/alur/pengajuan.hari'
import type { KosakataPengajuan } from '@portal/domain/psat/alur/pengajuan.syarat'
import type { Pengajuan } from '@portal/domain/psat/alur/pengajuan.workflow'
import type { Actor } from '#platform/actor.ts'
import type { PengajuanRow } from './pengajuan.repository.ts'

export type Peristiwa = WorkflowEvent<KosakataPengajuan, AksiPengajuan>

export function penugasanOf(row: PengajuanRow): Penugasan {
  const { perusahaan_id, lead_auditor_id: lead, auditor_id: auditor } = row
  return { perusahaan_id, tim: lead === null ? null : { lead, auditor } }
}

/** The file as the workflow sees it. */
export function toPengajuan(
  row: PengajuanRow,
  ledger: Ledger<AnggaranHari>,
  temuanTerbuka: number,
): Pengajuan {
  return {
    stage: row.tahap,
    ledger,
    auditType: row.audit_type,
    jenisPengajuan: row.jenis_pengajuan,
    ...penugasanOf(row),
    izinAsal: row.izin_asal,
    pemilikBaruSetuju: row.pemilik_baru_setuju,
    temuanTerbuka,
    ceklisKurang: row.ceklis_kurang,
    tarif: row.tarif,
    nomor: row.nomor,
    tambahanWaktu: row.tambahan_waktu,
  }
}

export function toAktor({ id, role, perusahaan_id }: Actor): AktorPsat {
  return { id, role, perusahaan_id }
}

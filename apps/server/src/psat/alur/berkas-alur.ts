import type { Ledger } from '@portal/domain/platform/clock-ledger'
import type { AktorPsat } from '@portal/domain/psat/pemegang'
import type { AnggaranHari } from '@portal/domain/psat/pengajuan.hari'
import type { Pengajuan } from '@portal/domain/psat/pengajuan.workflow'
import type { Actor } from '#platform/actor.ts'
import type { PengajuanRow } from './pengajuan.repository.ts'

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
    perusahaan_id: row.perusahaan_id,
    tim: row.lead_auditor_id === null ? null : { lead: row.lead_auditor_id, auditor: row.auditor_id },
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

import type { Ledger } from '@portal/domain/platform/calendar/clock-ledger'
import type { AnggaranHari } from '@portal/domain/psat/alur/pelaku/hari'
import type { FaktaPelaku } from '@portal/domain/psat/alur/pelaku/syarat'
import type { Pengajuan } from '@portal/domain/psat/alur/pelaku/workflow'
import { pemeriksaanAwal } from '@portal/domain/psat/alur/pemeriksaan'
import { penugasanOf } from '#psat/alur/alur.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'

/** Returns the facts that the row of an application holds. The caller adds the facts of other modules. */
export function faktaOf(row: PengajuanRow): FaktaPelaku {
  return {
    auditType: row.audit_type,
    jenisPengajuan: row.jenis_pengajuan,
    ...penugasanOf(row),
    izinAsal: row.izin_asal,
    pemilikBaruSetuju: row.pemilik_baru_setuju,
    ...pemeriksaanAwal,
    ceklisKurang: row.ceklis_kurang,
    tarif: row.tarif,
    nomor: row.nomor,
    tambahanWaktu: row.tambahan_waktu,
  }
}

export function toPengajuan(
  row: PengajuanRow,
  ledger: Ledger<AnggaranHari>,
  temuanTerbuka: number,
): Pengajuan {
  return { ...faktaOf(row), temuanTerbuka, stage: row.tahap, ledger }
}

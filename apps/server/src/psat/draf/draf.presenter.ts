import type { Draf, persetujuanPengalihan } from '@portal/domain/psat/draf/draf.contract'
import { isianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import { jawabanTemuan } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import type { z } from 'zod'
import type { DrafRow, PersetujuanRow } from './draf.repository.ts'

export type Persetujuan = z.output<typeof persetujuanPengalihan>

export function presentPersetujuan(row: PersetujuanRow): Persetujuan {
  return {
    kode: row.kode,
    nib: row.nib,
    nama: row.nama,
    email: row.email,
    status: row.status,
    alasan: row.alasan,
    berakun: row.berakun,
  }
}

export function kunciDraf({ isian, jawaban }: Pick<DrafRow, 'isian' | 'jawaban'>): string[] {
  const answers = Object.values(jawaban).map(({ berkas }) => berkas)
  return [...Object.values(isian.dokumen), ...answers].flatMap((key) => (key ? [key] : []))
}

export function presentRingkasDraf(
  row: DrafRow,
  persetujuan: PersetujuanRow | undefined,
): Omit<Draf, 'isian' | 'jawaban' | 'jenis_dokumen' | 'berkas'> {
  return {
    uuid: row.uuid,
    alur: row.alur,
    nomor: row.nomor,
    auditType: row.audit_type,
    jenisPengajuan: row.jenis_pengajuan,
    pengajuan: row.pengajuan_uuid,
    dari_pengajuan: row.dari_uuid,
    perusahaan_uuid: row.perusahaan_uuid,
    nama_perusahaan: row.nama_perusahaan,
    langkah: row.langkah,
    persetujuan: persetujuan ? presentPersetujuan(persetujuan) : null,
    versi: row.versi,
    diubah: row.diubah.toISOString(),
  }
}

export function presentDraf(
  row: DrafRow,
  persetujuan: PersetujuanRow | undefined,
  { berkas, jenis_dokumen }: Pick<Draf, 'berkas' | 'jenis_dokumen'>,
): Draf {
  return {
    ...presentRingkasDraf(row, persetujuan),
    isian: isianPengajuan.parse(row.isian),
    jawaban: jawabanTemuan.parse(row.jawaban),
    jenis_dokumen,
    berkas,
  }
}

import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { TemuanRow } from './temuan.repository.ts'

export function presentTemuan(row: TemuanRow): Temuan {
  return {
    id: row.id,
    tahap: row.tahap,
    putaran: row.putaran,
    status: row.status,
    sasaran: row.sasaran,
    bidang: row.bidang,
    uraian_butir: row.uraian_butir,
    berkas: row.berkas,
    halaman: row.halaman,
    x: row.x,
    y: row.y,
    tingkat: row.tingkat,
    uraian: row.uraian,
    foto: row.foto,
    tenggat: row.tenggat,
    jawaban: row.jawaban,
    berkas_jawaban: row.berkas_jawaban,
    dijawab: row.dijawab?.toISOString() ?? null,
    ditutup: row.ditutup?.toISOString() ?? null,
    alasan_tutup: row.alasan_tutup,
    tanggapan: row.tanggapan,
    oleh: row.nama_oleh,
    dibuat: row.dibuat.toISOString(),
    versi: row.versi,
  }
}

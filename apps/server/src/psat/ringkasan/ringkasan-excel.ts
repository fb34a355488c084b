import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type CellContent, type SheetColumn, writeSheet } from '#platform/excel/write-sheet.ts'
import type { BarisRingkasan } from './ringkasan.service.ts'

type Kolom = SheetColumn & { isi: keyof BarisRingkasan }

const awal: readonly Kolom[] = [
  { title: 'Nomor permohonan', isi: 'nomorPermohonan' },
  { title: 'Permohonan', isi: 'nama', width: 40 },
  { title: 'Nama Usaha', isi: 'nama_perusahaan', width: 34 },
  { title: 'Status Proses', isi: 'status_proses' },
  { title: 'Jenis Permohonan', isi: 'jenis_permohonan' },
]
const produk: readonly Kolom[] = [
  { title: 'Nama Dagang', isi: 'nama_dagang', width: 30 },
  { title: 'Nama Latin', isi: 'nama_latin' },
  { title: 'Nama Merek', isi: 'nama_merek' },
  { title: 'Jenis Kemasan', isi: 'jenis_kemasan' },
]
const akhir = (nomor: string): readonly Kolom[] => [
  { title: 'Nama Auditor', isi: 'detail_tim_auditor', width: 34 },
  { title: nomor, isi: 'nomor', width: 28 },
  { title: 'Masa Berlaku', isi: 'masa_berlaku', kind: 'date', width: 14 },
  { title: 'Tanggal Pengajuan', isi: 'tanggal_pengajuan', kind: 'date', width: 18 },
  { title: 'Tanggal Terbit', isi: 'tanggal_terbit', kind: 'date', width: 16 },
]

const kolomOf: Record<JenisIzin, readonly Kolom[]> = {
  sppb_psat: [...awal, ...akhir('Nomor SPPB-PSAT')],
  izin_edar_pl: [...awal, ...produk, ...akhir('Nomor Izin Edar')],
}

/** Streams the list of a month as a workbook while it reads the rows. */
export function ringkasanExcel(
  auditType: JenisIzin,
  batches: AsyncIterable<readonly BarisRingkasan[]>,
): AsyncIterable<Buffer> {
  const kolom = kolomOf[auditType]
  async function* cells(): AsyncGenerator<CellContent[][]> {
    for await (const batch of batches) yield batch.map((row) => kolom.map(({ isi }) => row[isi]))
  }
  return writeSheet('Ringkasan', kolom, cells())
}

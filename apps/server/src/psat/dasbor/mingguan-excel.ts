import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type CellContent, type SheetColumn, writeSheet } from '#platform/excel/write-sheet.ts'
import type { readMingguan } from './waktu.service.ts'

type Minggu = Awaited<ReturnType<typeof readMingguan>>[number]

const angka = [
  ['totalUpload', 'Masuk'],
  ['totalAudit', 'Mulai diaudit'],
  ['totalRevision', 'Diminta perbaikan'],
  ['totalEndAudit', 'Audit selesai'],
  ['totalComplete', 'Terbit'],
  ['totalReject', 'Ditolak'],
] as const

/** The weeks as a workbook: all files, then each kind. */
export function mingguanExcel(rows: readonly Minggu[]): AsyncIterable<Buffer> {
  const groups = [
    { label: '', of: (row: Minggu) => row },
    ...jenisIzin.map((jenis) => ({ label: ` (${jenisIzinLabels[jenis]})`, of: (row: Minggu) => row[jenis] })),
  ]
  const columns: SheetColumn[] = [
    { title: 'Minggu', width: 22 },
    { title: 'Dari', kind: 'date', width: 14 },
    { title: 'Sampai', kind: 'date', width: 14 },
    ...groups.flatMap(({ label }) => angka.map(([, title]) => ({ title: `${title}${label}`, width: 20 }))),
  ]
  async function* cells(): AsyncGenerator<CellContent[][]> {
    yield rows.map((row) => [
      row.label,
      row.date,
      row.dateEnd,
      ...groups.flatMap(({ of }) => angka.map(([key]) => of(row)[key])),
    ])
  }
  return writeSheet('Mingguan', columns, cells())
}

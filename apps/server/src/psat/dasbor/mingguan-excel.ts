import { kolomMingguan } from '@portal/domain/psat/dasbor/kolom-mingguan'
import { jenisIzin, jenisIzinLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type CellContent, type SheetColumn, writeSheet } from '#platform/excel/write-sheet.ts'
import type { readMingguan } from './waktu.service.ts'

type Minggu = Awaited<ReturnType<typeof readMingguan>>[number]

export function mingguanExcel(rows: readonly Minggu[]): AsyncIterable<Buffer> {
  const groups = [
    { label: '', of: (row: Minggu) => row },
    ...jenisIzin.map((jenis) => ({ label: ` (${jenisIzinLabels[jenis]})`, of: (row: Minggu) => row[jenis] })),
  ]
  const columns: SheetColumn[] = [
    { title: 'Minggu', width: 22 },
    { title: 'Dari', kind: 'date', width: 14 },
    { title: 'Sampai', kind: 'date', width: 14 },
    ...groups.flatMap(({ label }) =>
      kolomMingguan.map((kolom) => ({ title: `${kolom.label}${label}`, width: 20 })),
    ),
  ]
  async function* cells(): AsyncGenerator<CellContent[][]> {
    yield rows.map((row) => [
      row.label,
      row.date,
      row.dateEnd,
      ...groups.flatMap(({ of }) => kolomMingguan.map(({ key }) => of(row)[key])),
    ])
  }
  return writeSheet('Mingguan', columns, cells())
}

import { panganUji, type RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { sampleColumns } from '#okkp/pengujian/test-columns.tsx'
import { HasilRapidTest } from '#platform/pengujian/HasilRapidTest.tsx'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

export const rapidColumns: readonly Column<RapidTest>[] = [
  {
    key: 'komoditas',
    title: 'Pangan',
    width: 170,
    render: (row) => <TwoLines strong first={panganUji(row)} second={row.kategori} />,
  },
  { key: 'parameter', title: 'Parameter', render: (row) => row.parameter },
  {
    key: 'hasil_uji',
    title: 'Hasil',
    render: (row) => <HasilRapidTest keadaan={row.keadaan} />,
  },
  // A tablet has space for the outcome of a positive or for the place, but not for both.
  ...sampleColumns.map((column) =>
    column.key === 'lokasi_sampel' ? { ...column, hiddenInNarrowTable: true } : column,
  ),
]

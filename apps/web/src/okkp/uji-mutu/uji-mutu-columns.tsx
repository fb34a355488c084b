import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { sampleColumns } from '#okkp/pengujian/test-columns.tsx'
import { KelasMutuBadge } from '#okkp/uji-mutu/KelasMutuBadge.tsx'
import { penentuOf } from '#okkp/uji-mutu/penentu.ts'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

export const mutuColumns: readonly Column<UjiMutu>[] = [
  {
    key: 'komoditas',
    title: 'Komoditas',
    width: 150,
    render: (row) => (
      <TwoLines strong first={row.komoditas} second={row.merek ?? row.komoditas_tambahan ?? undefined} />
    ),
  },
  {
    key: 'kelas_mutu',
    title: 'Kelas',
    render: (row) => <KelasMutuBadge kelas={row.kelas_mutu_id} />,
  },
  {
    key: 'alasan_kelas',
    title: 'Penentu',
    hiddenOnCards: true,
    width: 260,
    render: (row) => <TwoLines {...penentuOf(row)} />,
  },
  ...sampleColumns,
]

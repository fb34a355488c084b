import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

const stallsOf = ({ jumlah_kios, jumlah_los, jumlah_lapak }: Pasar): number | null =>
  jumlah_kios === null && jumlah_los === null && jumlah_lapak === null
    ? null
    : (jumlah_kios ?? 0) + (jumlah_los ?? 0) + (jumlah_lapak ?? 0)

export const pasarColumns: readonly Column<Pasar>[] = [
  {
    key: 'nama',
    title: 'Pasar',
    sortable: true,
    render: ({ nama, alamat }) => <TwoLines strong first={nama} second={alamat} />,
  },
  {
    key: 'kota',
    title: 'Kabupaten/kota',
    sortable: true,
    render: ({ kota, provinsi }) => <TwoLines first={kota} second={provinsi} />,
  },
  { key: 'tahun_pas_aman', title: 'PAS AMAN', render: ({ tahun_pas_aman }) => tahun_pas_aman ?? '–' },
  {
    key: 'kios',
    title: 'Kios, los, lapak',
    align: 'right',
    render: (row) => {
      const stalls = stallsOf(row)
      return stalls === null ? '–' : formatNumber(stalls)
    },
  },
  {
    key: 'titik',
    title: 'Titik',
    render: ({ lintang }) => (lintang === null ? <Tag>Belum ada</Tag> : 'Ada'),
  },
  {
    key: 'updated_at',
    title: 'Diubah',
    sortable: true,
    hidden: true,
    render: ({ updated_at }) => formatDate(updated_at),
  },
]

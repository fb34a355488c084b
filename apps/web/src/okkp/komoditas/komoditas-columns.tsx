import type { Komoditas } from '@portal/domain/okkp/komoditas/komoditas.schema'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

export const komoditasColumns: readonly Column<Komoditas>[] = [
  {
    key: 'nama',
    title: 'Komoditas',
    sortable: true,
    render: ({ nama, nama_latin }) => (
      <TwoLines strong first={nama} second={nama_latin && <i>{nama_latin}</i>} />
    ),
  },
  {
    key: 'kelompok',
    title: 'Kelompok',
    sortable: true,
    render: ({ kelompok, sub_kelompok }) => (
      <TwoLines first={kelompok} second={sub_kelompok !== kelompok && sub_kelompok} />
    ),
  },
  { key: 'nama_inggris', title: 'Nama Inggris', render: ({ nama_inggris }) => nama_inggris ?? '–' },
  { key: 'alias', title: 'Nama lain', render: ({ alias }) => alias.join(', ') || '–' },
]

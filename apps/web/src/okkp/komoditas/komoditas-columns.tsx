import type { Komoditas } from '@portal/domain/okkp/komoditas.schema'
import classes from '#okkp/komoditas/komoditas.module.css'
import type { Column } from '#platform/table/column.ts'

export const komoditasColumns: readonly Column<Komoditas>[] = [
  {
    key: 'nama',
    title: 'Komoditas',
    sortable: true,
    render: ({ nama, nama_latin }) => (
      <>
        <span className={classes.nama}>{nama}</span>
        {nama_latin && <i className={classes.latin}>{nama_latin}</i>}
      </>
    ),
  },
  {
    key: 'kelompok',
    title: 'Kelompok',
    sortable: true,
    render: ({ kelompok, sub_kelompok }) => (
      <>
        {kelompok}
        {sub_kelompok && sub_kelompok !== kelompok && <span className={classes.sub}>{sub_kelompok}</span>}
      </>
    ),
  },
  { key: 'nama_inggris', title: 'Nama Inggris', render: ({ nama_inggris }) => nama_inggris ?? '–' },
  { key: 'alias', title: 'Nama lain', render: ({ alias }) => alias.join(', ') || '–' },
]

import { formatShortDate } from '@portal/domain/platform/format'
import classes from '#okkp/registrasi/daftar.module.css'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

interface TakenSample {
  lokasi_sampel: string
  lembaga: string
  kota: string | null
  provinsi: string
  tanggal: string
}

/** Where and when a sample was taken, as every list of tests ends. */
export const sampleColumns: readonly Column<TakenSample>[] = [
  {
    key: 'lokasi_sampel',
    title: 'Lokasi dan lembaga',
    render: (row) => <TwoLines first={row.lokasi_sampel} second={row.lembaga} />,
  },
  {
    key: 'kota',
    title: 'Wilayah',
    roomy: true,
    wideOnly: true,
    render: (row) => (
      <TwoLines first={row.kota ?? row.provinsi} second={row.kota ? row.provinsi : undefined} />
    ),
  },
  {
    key: 'tanggal',
    title: 'Tanggal uji',
    sortable: true,
    render: (row) => <span className={classes.day}>{formatShortDate(row.tanggal)}</span>,
  },
]

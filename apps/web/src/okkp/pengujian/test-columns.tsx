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

export const testDay: Column<Pick<TakenSample, 'tanggal'>> = {
  key: 'tanggal',
  title: 'Tanggal uji',
  sortable: true,
  render: (row) => <span className={classes.day}>{formatShortDate(row.tanggal)}</span>,
}

interface TestRegionProps {
  row: Pick<TakenSample, 'kota' | 'provinsi'>
  note?: string | null | false
}

export function TestRegion({ row: { kota, provinsi }, note }: TestRegionProps) {
  return <TwoLines first={kota ?? provinsi} second={note || (kota ? provinsi : undefined)} />
}

/** Last columns of every list of tests: place and day of the sample. */
export const sampleColumns: readonly Column<TakenSample>[] = [
  {
    key: 'lokasi_sampel',
    title: 'Lokasi dan lembaga',
    render: (row) => <TwoLines first={row.lokasi_sampel} second={row.lembaga} />,
  },
  {
    key: 'kota',
    title: 'Wilayah',
    hiddenInNarrowTable: true,
    hiddenOnCards: true,
    render: (row) => <TestRegion row={row} />,
  },
  testDay,
]

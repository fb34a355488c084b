import { panganUji, type RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { formatShortDate } from '@portal/domain/platform/format'
import { HasilRapidBadge } from '#okkp/rapid-test/HasilRapidBadge.tsx'
import classes from '#okkp/registrasi/daftar.module.css'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { Tag } from '#platform/ui/StatusBadge.tsx'

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
    render: (row) => (
      <>
        <HasilRapidBadge hasil={row.hasil_uji} />
        {row.tindak_lanjut_ditutup === false && <Tag>Ditindaklanjuti</Tag>}
        {row.tindak_lanjut_ditutup && <Tag>Selesai</Tag>}
      </>
    ),
  },
  {
    key: 'lokasi_sampel',
    title: 'Lokasi dan lembaga',
    render: (row) => <TwoLines first={row.lokasi_sampel} second={row.lembaga} />,
  },
  {
    key: 'kota',
    title: 'Wilayah',
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

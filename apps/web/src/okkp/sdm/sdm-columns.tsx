import { kategoriLabels } from '@portal/domain/okkp/sdm/kompetensi'
import type { SdmTerbaca } from '@portal/domain/okkp/sdm/sdm.schema'
import { formatShortDate } from '@portal/domain/platform/format'
import { KeadaanBadge } from '#okkp/sdm/KeadaanBadge.tsx'
import classes from '#okkp/sdm/sdm.module.css'
import { terdekat } from '#okkp/sdm/terdekat.ts'
import type { Column } from '#platform/table/column.ts'
import { TwoLines } from '#platform/table/TwoLines.tsx'

function Masa({ row }: { row: SdmTerbaca }) {
  const next = terdekat(row.kompetensi)
  if (!next) return <>–</>
  return (
    <div className={classes.until}>
      <KeadaanBadge keadaan={next.keadaan} />
      <span>{next.berlaku_sampai ? formatShortDate(next.berlaku_sampai) : 'Tanpa batas waktu'}</span>
    </div>
  )
}

function Kompetensi({ row }: { row: SdmTerbaca }) {
  const names = [...new Set(row.kompetensi.map(({ kategori }) => kategoriLabels[kategori]))]
  if (names.length === 0) return <>Belum ada</>
  const more = names.length > 1 ? `dan ${names.length - 1} lainnya` : undefined
  return <TwoLines first={names[0]} second={more} />
}

export const sdmColumns: readonly Column<SdmTerbaca>[] = [
  {
    key: 'nama',
    title: 'Nama',
    sortable: true,
    render: ({ nama_lengkap, jabatan }) => <TwoLines strong first={nama_lengkap} second={jabatan} />,
  },
  { key: 'kategori', title: 'Kompetensi', render: (row) => <Kompetensi row={row} /> },
  {
    key: 'berlaku_sampai',
    title: 'Berakhir paling dekat',
    sortable: true,
    render: (row) => <Masa row={row} />,
  },
  {
    key: 'wilayah',
    title: 'Wilayah',
    render: ({ kota, provinsi }) => <TwoLines first={kota ?? provinsi} second={kota && provinsi} />,
  },
  {
    key: 'unit_kerja',
    title: 'Unit kerja',
    hiddenOnCards: true,
    render: ({ unit_kerja }) => unit_kerja ?? '–',
  },
  { key: 'nip', title: 'NIP', hidden: true, hiddenOnCards: true, render: ({ nip }) => nip ?? '–' },
]

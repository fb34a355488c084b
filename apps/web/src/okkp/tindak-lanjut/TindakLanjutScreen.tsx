import { listTindakLanjut, type TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import { langkahTindakLanjutLabels } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { formatShortDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { followingProvinsi } from '#okkp/pengujian/following-provinsi.ts'
import { narrowing, pilihan, useSaringanWilayah } from '#okkp/pengujian/saringan-uji.ts'
import classes from '#okkp/registrasi/daftar.module.css'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { RantaiBadge } from '#okkp/tindak-lanjut/RantaiBadge.tsx'
import { rantaiList } from '#okkp/tindak-lanjut/use-tindak-lanjut.ts'
import { TabTindakan } from '#okkp/tindakan/TabTindakan.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const names = ['status', 'giliran', 'menunggu', 'provinsi_id', 'kota_id'] as const
type Name = (typeof names)[number]

const columns: readonly Column<TindakLanjut>[] = [
  {
    key: 'parameter',
    title: 'Hasil positif',
    render: (row) => <TwoLines strong first={`${row.parameter} pada ${row.komoditas}`} second={row.lokasi} />,
  },
  { key: 'status', title: 'Keadaan', render: (row) => <RantaiBadge rantai={row} /> },
  {
    key: 'langkah',
    title: 'Langkah berikutnya',
    render: (row) =>
      row.ditutup === null ? (
        <TwoLines
          first={langkahTindakLanjutLabels[row.langkah]}
          second={row.giliran_saya ? 'Giliran kantor Anda' : row.penanggung_nama}
        />
      ) : (
        '–'
      ),
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
    key: 'batas_waktu',
    title: 'Batas waktu',
    render: (row) => (
      <span className={classes.day}>{row.ditutup === null ? formatShortDate(row.batas_waktu) : '–'}</span>
    ),
  },
]

const statusOptions = [
  { value: 'terbuka', label: 'Terbuka' },
  { value: 'terlambat', label: 'Lewat batas waktu' },
  { value: 'ditutup', label: 'Ditutup' },
]

function useRantaiView() {
  const { role } = useSignedInUser()
  const view = followingProvinsi(
    useListView({ name: 'tindak-lanjut', list: listTindakLanjut, filters: names }),
  )
  const filters: Filter<Name>[] = [
    pilihan('status', 'Keadaan', statusOptions),
    ...(hasPermission(role, 'tindak-lanjut.kelola')
      ? [pilihan('giliran', 'Giliran', [{ value: 'saya', label: 'Giliran kantor saya' }])]
      : []),
    pilihan('menunggu', 'Menunggu', [{ value: 'uji', label: 'Menunggu uji konfirmasi' }]),
    ...useSaringanWilayah(view.filters.provinsi_id),
  ]
  return { view, filters, filter: narrowing(view, filterNames(filters)) }
}

/** Follow-ups of positive rapid tests, most urgent first. */
export function TindakLanjutScreen() {
  const { view, filters, filter } = useRantaiView()
  const list = useList(listTindakLanjut, { ...filter, ...orderOf(view) })
  return (
    <>
      <PageHeader
        title="Tindak lanjut"
        meta="Rapid test positif yang menunggu uji konfirmasi, pengawasan, atau penutupan; yang paling mendesak di atas."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
      />
      <TabTindakan current={rantaiList} />
      <DataTable
        label="Tindak lanjut"
        unit="tindak lanjut"
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `${rantaiList}/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari parameter atau pangan"
        empty={{
          title: 'Tidak ada tindak lanjut',
          text: 'Tindak lanjut terbuka sendiri bila ada rapid test positif di wilayah Anda.',
        }}
      />
    </>
  )
}

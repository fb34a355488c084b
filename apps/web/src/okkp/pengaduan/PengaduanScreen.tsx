import { listPengaduan, type Pengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import {
  jenisPengaduan,
  jenisPengaduanLabels,
  luaranPengaduanLabels,
  statusPengaduan,
  statusPengaduanLabels,
} from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { formatShortDate } from '@portal/domain/platform/format'
import { IconAlertTriangle } from '@tabler/icons-react'
import { PengaduanBadge, SakitBadge } from '#okkp/pengaduan/PengaduanBadge.tsx'
import { pengaduanList } from '#okkp/pengaduan/use-pengaduan.ts'
import { followingProvinsi } from '#okkp/pengujian/following-provinsi.ts'
import { narrowing, pilihan, useSaringanWilayah } from '#okkp/pengujian/saringan-uji.ts'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { TabTindakan } from '#okkp/tindakan/TabTindakan.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'

const names = ['giliran', 'status', 'jenis', 'petugas', 'provinsi_id', 'kota_id'] as const
type Name = (typeof names)[number]

const columns: readonly Column<Pengaduan>[] = [
  {
    key: 'nomor',
    title: 'Laporan',
    render: (row) => (
      <TwoLines
        strong
        first={row.pangan ?? row.nomor_izin ?? row.tempat ?? jenisPengaduanLabels[row.jenis]}
        second={`${row.nomor} · ${jenisPengaduanLabels[row.jenis]}`}
      />
    ),
  },
  {
    key: 'status',
    title: 'Keadaan',
    render: (row) => (
      <TwoLines
        first={<PengaduanBadge status={row.status} />}
        second={row.luaran ? luaranPengaduanLabels[row.luaran] : row.sakit ? <SakitBadge /> : undefined}
      />
    ),
  },
  {
    key: 'kantor',
    title: 'Yang menjawab',
    render: (row) => (
      <TwoLines
        first={row.petugas ?? 'Belum ditugaskan'}
        second={row.giliran_saya ? 'Giliran kantor Anda' : row.kantor}
      />
    ),
  },
  {
    key: 'tempat',
    title: 'Tempat',
    hiddenOnCards: true,
    render: (row) => (
      <TwoLines first={row.tempat ?? '–'} second={row.kota ?? row.provinsi ?? 'Wilayah belum diketahui'} />
    ),
  },
  {
    key: 'batas_jawab',
    title: 'Batas waktu',
    render: (row) => (
      <TwoLines
        first={row.batas_jawab ? formatShortDate(row.batas_jawab) : '–'}
        second={
          row.terlambat ? (
            <StatusBadge tone="bad" icon={IconAlertTriangle}>
              Lewat batas
            </StatusBadge>
          ) : (
            `Dikirim ${formatShortDate(row.dikirim)}`
          )
        }
      />
    ),
  },
]

function usePengaduanView() {
  const view = followingProvinsi(useListView({ name: 'pengaduan', list: listPengaduan, filters: names }))
  const filters: Filter<Name>[] = [
    pilihan('giliran', 'Giliran', [{ value: 'saya', label: 'Giliran kantor saya' }]),
    pilihan(
      'status',
      'Keadaan',
      statusPengaduan.map((value) => ({ value, label: statusPengaduanLabels[value] })),
    ),
    pilihan(
      'jenis',
      'Jenis',
      jenisPengaduan.map((value) => ({ value, label: jenisPengaduanLabels[value] })),
    ),
    pilihan('petugas', 'Petugas', [
      { value: 'saya', label: 'Ditugaskan kepada saya' },
      { value: 'kosong', label: 'Belum ditugaskan' },
    ]),
    ...useSaringanWilayah(view.filters.provinsi_id),
  ]
  return { view, filters, filter: narrowing(view, filterNames(filters)) }
}

/** Citizens' reports, longest wait first. */
export function PengaduanScreen() {
  const { view, filters, filter } = usePengaduanView()
  const list = useList(listPengaduan, { ...filter, ...orderOf(view) })
  return (
    <>
      <PageHeader
        title="Laporan masyarakat"
        meta="Pangan mencurigakan dan izin yang diduga palsu, dari warga. Yang menyebut ada yang sakit di atas, lalu yang paling lama menunggu."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
      />
      <TabTindakan current={pengaduanList} />
      <DataTable
        label="Laporan masyarakat"
        unit="laporan"
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `${pengaduanList}/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari nomor atau pangan"
        empty={{
          title: 'Tidak ada laporan',
          text: 'Laporan warga di wilayah Anda muncul di sini begitu dikirim.',
        }}
      />
    </>
  )
}

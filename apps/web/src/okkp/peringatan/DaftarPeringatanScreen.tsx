import { Button } from '@mantine/core'
import { type Peringatan, peringatanCalls } from '@portal/domain/okkp/peringatan/peringatan.contract'
import {
  jenisPeringatanLabels,
  statusPeringatan,
  statusPeringatanLabels,
} from '@portal/domain/okkp/peringatan/peringatan.rules'
import { formatShortDate } from '@portal/domain/platform/format'
import { narrowing, pilihan } from '#okkp/pengujian/saringan-uji.ts'
import { KeadaanPeringatan } from '#okkp/peringatan/KeadaanPeringatan.tsx'
import { peringatanList } from '#okkp/peringatan/use-peringatan.ts'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { TabTindakan } from '#okkp/tindakan/TabTindakan.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

const names = ['status', 'menunggu'] as const
type Name = (typeof names)[number]

const waitingText = (row: Peringatan) =>
  row.draf && (row.tulisan_saya ? 'Menunggu orang kedua' : 'Menunggu persetujuan Anda')

const columns: readonly Column<Peringatan>[] = [
  {
    key: 'judul',
    title: 'Peringatan',
    render: (row) => (
      <TwoLines strong first={row.judul} second={`${jenisPeringatanLabels[row.jenis]} · ${row.pangan}`} />
    ),
  },
  {
    key: 'status',
    title: 'Keadaan',
    render: (row) => (
      <TwoLines
        first={<KeadaanPeringatan status={row.status} />}
        second={row.draf && !row.boleh_terbitkan ? 'Menunggu orang kedua' : (waitingText(row) ?? undefined)}
      />
    ),
  },
  {
    key: 'wilayah',
    title: 'Wilayah',
    hiddenOnCards: true,
    render: (row) => row.provinsi ?? 'Seluruh Indonesia',
  },
  { key: 'diubah', title: 'Diubah', render: (row) => formatShortDate(row.diubah) },
]

const filters: Filter<Name>[] = [
  pilihan(
    'status',
    'Keadaan',
    statusPeringatan.map((value) => ({ value, label: statusPeringatanLabels[value] })),
  ),
  pilihan('menunggu', 'Menunggu', [{ value: 'ya', label: 'Menunggu orang kedua' }]),
]

/** Warnings and recalls of the office. Those that wait for a second person come first. */
export function DaftarPeringatanScreen() {
  const view = useListView({ name: 'peringatan', list: peringatanCalls.list, filters: names })
  const list = useList(peringatanCalls.list, { ...narrowing(view, filterNames(filters)), ...orderOf(view) })
  return (
    <>
      <PageHeader
        title="Peringatan dan penarikan"
        meta="Ditulis satu orang, diterbitkan orang kedua dari OKKP Pusat; yang menunggu orang kedua di atas."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        actions={
          <Button component={AppLink} to={`${peringatanList}/add`}>
            Tulis peringatan
          </Button>
        }
      />
      <TabTindakan current={peringatanList} />
      <DataTable
        label="Peringatan"
        unit="peringatan"
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `${peringatanList}/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari judul, pangan, atau izin"
        empty={{
          title: 'Belum ada peringatan',
          text: 'Tulis peringatan bila warga perlu tahu tentang suatu pangan.',
        }}
      />
    </>
  )
}

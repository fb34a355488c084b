import { Button } from '@mantine/core'
import { jenisUjiImpor } from '@portal/domain/okkp/impor/impor-uji.contract'
import { kelasMutuIds, kelasMutuLabels } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { IconPlus } from '@tabler/icons-react'
import { followingProvinsi } from '#okkp/pengujian/following-provinsi.ts'
import {
  hariUji,
  narrowing,
  pilihan,
  saringanImpor,
  useSaringanWilayah,
} from '#okkp/pengujian/saringan-uji.ts'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
import { mutuExport, mutuExportColumns, mutuImport } from '#okkp/uji-mutu/uji-mutu-berkas.ts'
import { mutuColumns } from '#okkp/uji-mutu/uji-mutu-columns.tsx'
import { mutuList } from '#okkp/uji-mutu/use-uji-mutu.ts'
import { ExportButton } from '#platform/ekspor/ExportButton.tsx'
import { ImportButton } from '#platform/impor/ImportButton.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'

const names = [
  'provinsi_id',
  'kota_id',
  'kelas_mutu_id',
  'komoditas_id',
  'start_date',
  'end_date',
  'batch_id',
] as const
type Name = (typeof names)[number]

const kelasOptions = kelasMutuIds.map((value) => ({ value, label: kelasMutuLabels[value] }))

function useMutuView() {
  const view = followingProvinsi(
    useListView({
      name: 'uji-mutu',
      list: ujiMutuCalls.list,
      filters: names,
      defaultSort: '-tanggal',
    }),
  )
  const filters: Filter<Name>[] = [
    ...useSaringanWilayah(view.filters.provinsi_id),
    pilihan('kelas_mutu_id', 'Kelas mutu', kelasOptions),
    pilihan('komoditas_id', 'Komoditas', useKomoditasOptions()),
    hariUji,
    ...saringanImpor(view.filters.batch_id),
  ]
  return { view, filters, filter: narrowing(view, filterNames(filters)) }
}

/** Quality tests of the account's region, with the class each of them has. */
export function UjiMutuScreen() {
  const { view, filters, filter } = useMutuView()
  const list = useList(ujiMutuCalls.list, { ...filter, ...orderOf(view) })
  const add = (
    <Button
      component={AppLink}
      to={`${mutuList}/add`}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      Tambah uji mutu
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Uji mutu"
        meta="Kelas mutu pangan segar di wilayah kerja Anda. Kelas beras dihitung dari hasil ukurnya menurut Perbadan 2/2023."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        actions={
          <>
            <ExportButton
              look={mutuExport}
              columns={mutuExportColumns}
              remember="uji-mutu"
              filter={view.sort ? { ...filter, sort: view.sort } : filter}
              meta={list.meta}
              counting={list.isLoading}
            />
            <ImportButton to={mutuImport.to} jenisId={jenisUjiImpor.mutu} />
            {add}
          </>
        }
      />
      <DataTable
        label="Uji mutu"
        unit="uji mutu"
        list={list}
        view={view}
        columns={mutuColumns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `${mutuList}/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari komoditas, lokasi, atau lembaga"
        empty={{
          title: 'Belum ada uji mutu',
          text: 'Mulai dengan menambahkan satu uji atau mengimpor berkas Excel.',
          action: add,
        }}
      />
    </>
  )
}

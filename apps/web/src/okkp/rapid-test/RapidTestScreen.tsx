import { Button } from '@mantine/core'
import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { hasilRapid } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import { IconPlus } from '@tabler/icons-react'
import { followingProvinsi } from '#okkp/pengujian/following-provinsi.ts'
import {
  hariUji,
  narrowing,
  pilihan,
  saringanImpor,
  useSaringanWilayah,
} from '#okkp/pengujian/saringan-uji.ts'
import { RapidTabs } from '#okkp/rapid-test/RapidTabs.tsx'
import { rapidExport, rapidExportColumns, rapidImport } from '#okkp/rapid-test/rapid-test-berkas.ts'
import { rapidColumns } from '#okkp/rapid-test/rapid-test-columns.tsx'
import { rapidList } from '#okkp/rapid-test/use-rapid-test.ts'
import { useKomoditasOptions } from '#okkp/registrasi/use-pilihan.ts'
import { orderOf } from '#okkp/registrasi/use-registrasi-view.ts'
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
  'hasil_uji',
  'komoditas_id',
  'start_date',
  'end_date',
  'batch_id',
] as const
type Name = (typeof names)[number]

const hasilOptions = hasilRapid.map((value) => ({ value, label: value }))

function useRapidView(jenisId: number | undefined) {
  const view = followingProvinsi(
    useListView({
      name: 'rapid-test',
      list: rapidTestCalls.list,
      filters: names,
      defaultSort: '-tanggal',
    }),
  )
  const filters: Filter<Name>[] = [
    ...useSaringanWilayah(view.filters.provinsi_id),
    pilihan('hasil_uji', 'Hasil', hasilOptions),
    pilihan('komoditas_id', 'Komoditas', useKomoditasOptions()),
    hariUji,
    ...saringanImpor(view.filters.batch_id),
  ]
  const filter = narrowing(view, filterNames(filters))
  if (jenisId !== undefined) filter.jenis_rapid_test_id = jenisId
  return { view, filters, filter }
}

/** Rapid tests of the account's region; positive ones say whether they are being followed up. */
export function RapidTestScreen({ jenisId }: { jenisId: number | undefined }) {
  const { view, filters, filter } = useRapidView(jenisId)
  const list = useList(rapidTestCalls.list, { ...filter, ...orderOf(view) })
  const add = (
    <Button
      component={AppLink}
      to={`${rapidList}/add`}
      search={{ jenis: jenisId }}
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
    >
      Tambah rapid test
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Rapid test"
        meta="Hasil saringan di lapangan. Hasil positif membuka tindak lanjut: uji konfirmasi di laboratorium, lalu pengawasan."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        actions={
          <>
            <ExportButton
              look={rapidExport}
              columns={rapidExportColumns}
              remember="rapid-test"
              filter={view.sort ? { ...filter, sort: view.sort } : filter}
              meta={list.meta}
              counting={list.isLoading}
            />
            <ImportButton to={rapidImport.to} jenisId={jenisId} />
            {add}
          </>
        }
      />
      <DataTable
        label="Rapid test"
        unit="rapid test"
        list={list}
        view={view}
        columns={rapidColumns}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `${rapidList}/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari komoditas, lokasi, atau lembaga"
        header={<RapidTabs current={jenisId} />}
        empty={{
          title: 'Belum ada rapid test',
          text: 'Mulai dengan menambahkan satu rapid test atau mengimpor berkas Excel.',
          action: add,
        }}
      />
    </>
  )
}

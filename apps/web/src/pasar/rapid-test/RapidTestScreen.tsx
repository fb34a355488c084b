import { kategoriPangan } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { jumlahRapidPasar, rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { panganOf, type RapidPasar } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { formatShortDate } from '@portal/domain/platform/format'
import { keadaanLabels } from '@portal/domain/platform/pengujian/keadaan-positif'
import { pasarCrumbs } from '#pasar/crumbs.ts'
import { ExportPasarButton } from '#pasar/ExportPasarButton.tsx'
import { daftarRapid } from '#pasar/rapid-test/use-rapid-test.ts'
import { useWilayahFilters, withinProvinsi } from '#pasar/use-wilayah-filters.ts'
import { ImportButton } from '#platform/impor/ImportButton.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { HasilRapidTest } from '#platform/pengujian/HasilRapidTest.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import type { Column, Filter } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const columns: readonly Column<RapidPasar>[] = [
  {
    key: 'pangan',
    title: 'Pangan',
    render: (row) => <TwoLines strong first={panganOf(row)} second={row.kategori} />,
  },
  { key: 'parameter', title: 'Parameter', render: ({ parameter }) => parameter },
  { key: 'hasil', title: 'Hasil', render: (row) => <HasilRapidTest keadaan={row.keadaan} /> },
  {
    key: 'pasar',
    title: 'Pasar dan kios',
    render: ({ nama_pasar, kota, nomor_kios }) => (
      <TwoLines first={nama_pasar} second={nomor_kios === null ? kota : `Kios ${nomor_kios}, ${kota}`} />
    ),
  },
  {
    key: 'pemasok',
    title: 'Pemasok',
    hiddenInNarrowTable: true,
    hiddenOnCards: true,
    render: ({ pemasok }) => pemasok ?? '–',
  },
  {
    key: 'tanggal',
    title: 'Tanggal uji',
    sortable: true,
    render: ({ tanggal }) => formatShortDate(tanggal),
  },
]

const choice = (name: string, label: string, options: readonly (readonly [string, string])[]): Filter => ({
  kind: 'select',
  name,
  label,
  options: options.map(([value, text]) => ({ value, label: text })),
})

export function RapidTestScreen() {
  const raw = useListView({
    name: 'rapid-pasar',
    list: rapidPasarCalls.list,
    filters: [
      'provinsi_id',
      'kota_id',
      'kategori',
      'hasil_uji',
      'keadaan',
      'start_date',
      'end_date',
      'pasar_id',
      'batch_id',
    ],
    defaultSort: '-tanggal',
  })
  const view = withinProvinsi(raw)
  const list = useList(rapidPasarCalls.list, view.query)
  const { pasar_id, batch_id } = view.filters
  const filters: Filter[] = [
    ...useWilayahFilters(view),
    choice('hasil_uji', 'Hasil', [
      ['Positif', 'Positif'],
      ['Negatif', 'Negatif'],
    ]),
    choice('keadaan', 'Hasil akhir', Object.entries(keadaanLabels)),
    { kind: 'date-range', start: 'start_date', end: 'end_date', label: 'Tanggal uji' },
    ...(pasar_id ? [choice('pasar_id', 'Pasar', [[pasar_id, list.rows[0]?.nama_pasar ?? pasar_id]])] : []),
    ...(batch_id ? [choice('batch_id', 'Impor', [[batch_id, `Nomor ${batch_id}`]])] : []),
  ]
  return (
    <>
      <PageHeader
        title="Rapid test pasar"
        meta="Hasil saringan di kios. Hasil positif membuka tindak lanjut; di halaman publik ia disebut dengan hasil akhirnya, tanpa kios dan pemasoknya."
        crumbs={pasarCrumbs}
        actions={
          <>
            <ExportPasarButton type="rapid-test" query={view.query} noun="rapid test" list={list} />
            <ImportButton to={`${daftarRapid}/impor`} />
            <TambahButton />
          </>
        }
      />
      <DataTable
        label="Rapid test pasar"
        unit="rapid test"
        list={list}
        view={view}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => ({ to: `${daftarRapid}/${id}` })}
        filters={filters}
        searchPlaceholder="Cari pasar, pangan, atau kios"
        header={<Tabs current={view.filters.kategori} />}
        empty={{
          title: 'Belum ada rapid test',
          text: 'Mulai dengan satu sampel dari sebuah kios. Pencatatan juga berjalan tanpa sinyal.',
          action: <TambahButton />,
        }}
      />
    </>
  )
}

function Tabs({ current }: { current: string | undefined }) {
  const { data } = useRecord(jumlahRapidPasar, {})
  const countOf = (kategori: string) => data?.find((row) => row.kategori === kategori)?.total ?? 0
  return (
    <LinkTabs
      inCard
      label="Kategori pangan"
      tabs={[
        {
          label: 'Semua',
          to: daftarRapid,
          current: current === undefined,
          count: data?.reduce((sum, { total }) => sum + total, 0),
        },
        ...kategoriPangan.map((kategori) => ({
          label: kategori,
          to: daftarRapid,
          search: { kategori },
          current: current === kategori,
          count: data && countOf(kategori),
        })),
      ]}
    />
  )
}

function TambahButton() {
  return <AddButton to={`${daftarRapid}/add`}>Catat rapid test</AddButton>
}

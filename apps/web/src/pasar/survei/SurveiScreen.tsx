import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { faseLabels, type Survei, surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import { formatNumber, formatShortDate } from '@portal/domain/platform/format'
import { pasarCrumbs } from '#pasar/crumbs.ts'
import { ExportPasarButton } from '#pasar/ExportPasarButton.tsx'
import { Predikat } from '#pasar/survei/predikat.tsx'
import { daftarSurvei } from '#pasar/survei/use-survei.ts'
import { useWilayahFilters, withinProvinsi } from '#pasar/use-wilayah-filters.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import type { Column } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

const columns: readonly Column<Survei>[] = [
  {
    key: 'pasar',
    title: 'Pasar',
    render: ({ nama_pasar, kota, provinsi }) => (
      <TwoLines strong first={nama_pasar} second={`${kota}, ${provinsi}`} />
    ),
  },
  {
    key: 'fase',
    title: 'Survei',
    render: ({ sasaran, fase, tahun_program }) => (
      <TwoLines first={sasaranLabels[sasaran]} second={`${faseLabels[fase]} ${tahun_program}`} />
    ),
  },
  { key: 'tanggal', title: 'Tanggal', sortable: true, render: ({ tanggal }) => formatShortDate(tanggal) },
  {
    key: 'responden',
    title: 'Responden',
    align: 'right',
    render: ({ total_responden }) => formatNumber(total_responden),
  },
  {
    key: 'presentase',
    title: 'Hasil',
    render: ({ presentase, predikat }) => <Predikat nilai={presentase} predikat={predikat} />,
  },
]

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export function SurveiScreen() {
  const raw = useListView({
    name: 'survei',
    list: surveiCalls.list,
    filters: ['provinsi_id', 'kota_id', 'fase', 'sasaran', 'start_date', 'end_date'],
    defaultSort: '-tanggal',
  })
  const view = withinProvinsi(raw)
  const wilayah = useWilayahFilters(view)
  const list = useList(surveiCalls.list, view.query)
  return (
    <>
      <PageHeader
        title="Survei program"
        meta="Konsumen dan pedagang ditanya sebelum dan sesudah program. Buka satu survei, lalu isi responden satu per satu, juga tanpa sinyal."
        crumbs={pasarCrumbs}
        actions={
          <>
            <ExportPasarButton type="survey" query={view.query} noun="survei" list={list} />
            <BukaButton />
          </>
        }
      />
      <DataTable
        label="Survei program"
        unit="survei"
        list={list}
        view={view}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => ({ to: `${daftarSurvei}/${id}` })}
        filters={[
          ...wilayah,
          { kind: 'select', name: 'fase', label: 'Fase', options: optionsOf(faseLabels) },
          { kind: 'select', name: 'sasaran', label: 'Sasaran', options: optionsOf(sasaranLabels) },
          { kind: 'date-range', start: 'start_date', end: 'end_date', label: 'Tanggal survei' },
        ]}
        searchPlaceholder="Cari nama atau alamat pasar"
        empty={{
          title: 'Belum ada survei',
          text: 'Buka survei pertama untuk sebuah pasar.',
          action: <BukaButton />,
        }}
      />
    </>
  )
}

function BukaButton() {
  return <AddButton to={`${daftarSurvei}/add`}>Buka survei</AddButton>
}

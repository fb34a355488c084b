import { nilaiPenilaian, penilaianLabels } from '@portal/domain/okkp/penilaian/penilaian'
import { listPenilaian, trenPenilaian } from '@portal/domain/okkp/penilaian/penilaian.contract'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { useQuery } from '@tanstack/react-query'
import { feedbackColumns } from '#okkp/penilaian/feedback-columns.tsx'
import { grafikRataRata, grafikSebaran, rataSeluruhnya } from '#okkp/penilaian/grafik-penilaian.ts'
import classes from '#okkp/penilaian/penilaian.module.css'
import { call } from '#platform/api/client.ts'
import { ChartCard } from '#platform/chart/card/ChartCard.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

type Name = 'ratings' | 'sumber' | 'start_date' | 'end_date'
const filters: Filter<Name>[] = [
  {
    kind: 'select',
    name: 'ratings',
    label: 'Penilaian',
    options: nilaiPenilaian.map((value) => ({ value, label: penilaianLabels[value] })),
  },
  {
    kind: 'select',
    name: 'sumber',
    label: 'Asal',
    options: [
      { value: 'portal', label: 'Portal' },
      { value: 'kertas', label: 'Formulir kertas' },
    ],
  },
  { kind: 'date-range', label: 'Tanggal', start: 'start_date', end: 'end_date' },
]

const kosong = { title: 'Belum ada penilaian', text: 'Penilaian dari halaman publik muncul di sini.' }

export function FeedbackScreen() {
  const view = useListView({ name: 'feedback', list: listPenilaian, filters: filterNames(filters) })
  const list = useList(listPenilaian, view.query)
  return (
    <>
      <PageHeader
        title="Feedback"
        meta="Penilaian pengunjung atas layanan portal, dari tombol Bantuan dan dari formulir kertas."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        actions={<AddButton to="/okkp/admin/feedback/add">Masukkan formulir kertas</AddButton>}
      />
      <Tren />
      <DataTable
        label="Feedback"
        unit="penilaian"
        list={list}
        view={view}
        columns={feedbackColumns}
        rowKey={(row) => String(row.id)}
        filters={filters}
        empty={kosong}
      />
    </>
  )
}

function Tren() {
  const { data, error, refetch } = useQuery({
    queryKey: [trenPenilaian.path],
    queryFn: async ({ signal }) => (await call(trenPenilaian, { signal })).data,
    meta: { silent: true },
  })
  const common = { error, onRetry: () => void refetch(), empty: kosong, height: 240 }
  const rata = data ? rataSeluruhnya(data) : null
  return (
    <div className={classes.charts}>
      <ChartCard
        {...common}
        name="rata-rata"
        kind="lines"
        title="Kepuasan per bulan"
        subtitle="Rata-rata penilaian, 1 sampai 5, dua tahun terakhir."
        data={data && grafikRataRata(data, dayInJakarta(Date.now()))}
        note={rata === null ? '…' : `Rata-rata seluruhnya ${formatNumber(rata, 2)} dari 5.`}
      />
      <ChartCard
        {...common}
        name="sebaran"
        kind="bars"
        title="Sebaran penilaian"
        subtitle="Jumlah penilaian, dua tahun terakhir."
        data={data && grafikSebaran(data)}
      />
    </div>
  )
}

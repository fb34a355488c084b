import { formatNumber, formatShortDate, formatTime } from '@portal/domain/platform/format'
import {
  integrasiOss,
  listPesanOss,
  type PesanOss,
  statusPesan,
} from '@portal/domain/psat/oss/integrasi.contract'
import { IconCloudUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import type { FilterName } from '#platform/routing/search-of.ts'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { KeadaanOss } from './KeadaanOss.tsx'
import { MasukDitolak } from './MasukDitolak.tsx'
import classes from './Oss.module.css'
import { OssTabs } from './OssTabs.tsx'
import { PesanOssDrawer } from './PesanOssDrawer.tsx'
import { SelisihOss } from './SelisihOss.tsx'
import { statusPesanLabels } from './status-pesan.ts'

const filters: readonly Filter<FilterName<typeof listPesanOss>>[] = [
  {
    kind: 'select',
    name: 'status',
    label: 'Keadaan',
    options: statusPesan.map((value) => ({ value, label: statusPesanLabels[value].label })),
  },
]
const names = filterNames(filters)

export function IntegrasiOssScreen() {
  const view = useListView({ name: 'oss-antrean', list: listPesanOss, filters: names })
  // A search for one file shows all its messages. Otherwise a file has one row per state.
  const grouped = view.search === ''
  const list = useList(listPesanOss, { ...view.query, ...(grouped ? { per_berkas: 'true' } : {}) })
  const keadaan = useQuery({
    queryKey: [integrasiOss.path],
    queryFn: async ({ signal }) => (await call(integrasiOss, { signal })).data,
    meta: { silent: true },
  })
  const [shown, setShown] = useState<PesanOss>()
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([keadaan.refetch(), queryClient.invalidateQueries({ queryKey: [listPesanOss.path] })])
  const columns: readonly Column<PesanOss>[] = [
    {
      key: 'nomor_permohonan',
      title: 'Berkas',
      render: (row) => (
        <TwoLines
          first={
            <button type="button" className={classes.open} onClick={() => setShown(row)}>
              {row.nama}
            </button>
          }
          second={row.nomor_permohonan}
        />
      ),
    },
    {
      key: 'kd_status',
      title: 'Status OSS',
      render: (row) => (
        <TwoLines
          first={`${row.kd_status} ${row.nama_status}`}
          second={`pesan ke-${row.urutan}${grouped && row.senasib > 1 ? `, dan ${formatNumber(row.senasib - 1)} sebelumnya` : ''}`}
        />
      ),
    },
    {
      key: 'status',
      title: 'Keadaan',
      render: ({ status }) => (
        <StatusBadge tone={statusPesanLabels[status].tone} icon={IconCloudUpload}>
          {statusPesanLabels[status].label}
        </StatusBadge>
      ),
    },
    { key: 'galat', title: 'Keterangan', render: ({ galat }) => galat ?? '' },
    {
      key: 'percobaan',
      title: 'Percobaan',
      align: 'right',
      hiddenOnCards: true,
      render: ({ percobaan }) => percobaan,
    },
    {
      key: 'dibuat',
      title: 'Sejak',
      render: ({ dibuat }) => <TwoLines first={formatShortDate(dibuat)} second={formatTime(dibuat)} />,
    },
  ]
  return (
    <>
      <PageHeader
        title="Pesan OSS"
        crumbs={[{ label: 'Admin Center', to: '/admin' }]}
        meta="Status berkas dikirim ke OSS berurutan, dan dicoba lagi sendiri selama OSS tidak menjawab. Yang perlu diperiksa menunggu keputusan Anda."
      />
      <OssTabs current="/admin/oss" />
      {keadaan.error && (
        <ErrorState
          title="Keadaan OSS belum dapat dimuat"
          error={keadaan.error}
          onRetry={() => void keadaan.refetch()}
        />
      )}
      {!keadaan.data && !keadaan.error && <LoadingRows rows={3} />}
      {keadaan.data && (
        <div className={classes.above}>
          <KeadaanOss keadaan={keadaan.data} onChanged={refresh} />
          <SelisihOss selisih={keadaan.data.selisih} />
          <MasukDitolak ditolak={keadaan.data.masuk_ditolak} />
        </div>
      )}
      <DataTable
        label="Pesan ke OSS"
        unit={grouped ? 'baris' : 'pesan'}
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => String(row.id)}
        searchPlaceholder="Cari nomor permohonan"
        filters={filters}
        empty={{ title: 'Belum ada pesan', text: 'Berkas dengan izin OSS mengirim statusnya dari sini.' }}
      />
      <PesanOssDrawer
        row={shown}
        onClose={() => setShown(undefined)}
        onChanged={refresh}
        onAll={
          grouped
            ? (nomor) => {
                setShown(undefined)
                view.setSearch(nomor)
              }
            : undefined
        }
      />
    </>
  )
}

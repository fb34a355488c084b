import { type LogGalat, listLog } from '@portal/domain/akun/catatan/catatan.contract'
import { formatShortDate, formatTime } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { isRole } from '@portal/domain/platform/roles'
import { useState } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import type { FilterName } from '#platform/routing/search-of.ts'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { LogDetails } from './LogDetails.tsx'
import classes from './Records.module.css'
import { RecordTabs } from './RecordTabs.tsx'
import { StatusCode } from './StatusCode.tsx'

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const
const filters: readonly Filter<FilterName<typeof listLog>>[] = [
  {
    kind: 'select',
    name: 'method',
    label: 'Metode',
    options: methods.map((value) => ({ value, label: value })),
  },
  { kind: 'date-range', label: 'Rentang tanggal', start: 'timeStampStart', end: 'timeStampEnd' },
]
const names = filterNames(filters)

export function LogScreen() {
  const view = useListView({ name: 'log-error', list: listLog, filters: names })
  const list = useList(listLog, view.query)
  const [shown, setShown] = useState<LogGalat>()
  const columns: readonly Column<LogGalat>[] = [
    {
      key: 'path',
      title: 'Permintaan',
      render: (row) => (
        <button type="button" className={classes.open} onClick={() => setShown(row)}>
          <b>{row.method}</b> {row.path}
        </button>
      ),
    },
    {
      key: 'message',
      title: 'Pesan',
      render: (row) => <span className={classes.message}>{row.message}</span>,
    },
    { key: 'status', title: 'Status', render: (row) => <StatusCode status={row.status} /> },
    {
      key: 'user',
      title: 'Pengguna',
      render: (row) =>
        row.user ? (
          <span className={classes.two}>
            <TwoLines first={row.user} second={isRole(row.role) && roleLabels[row.role]} />
          </span>
        ) : (
          'Tamu'
        ),
    },
    {
      key: 'timestamp',
      title: 'Waktu',
      render: (row) => (
        <time className={classes.two} dateTime={row.timestamp}>
          <TwoLines first={formatShortDate(row.timestamp)} second={formatTime(row.timestamp)} />
        </time>
      ),
    },
    {
      key: 'requestId',
      title: 'Kode permintaan',
      hiddenOnCards: true,
      render: (row) => <span className={classes.code}>{row.requestId}</span>,
    },
  ]
  return (
    <>
      <PageHeader
        title="Log error"
        crumbs={[{ label: 'Admin Center', to: '/admin' }]}
        meta="Permintaan yang gagal dan galat server. Catatan lama dihapus sendiri, setelah 90 hari kecuali server diatur lain."
      />
      <RecordTabs current="/admin/logs" />
      <DataTable
        label="Log error"
        unit="catatan"
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => String(row.id)}
        searchPlaceholder="Cari alamat, pesan, atau kode"
        filters={filters}
        empty={{ title: 'Belum ada catatan', text: 'Permintaan yang gagal tampil di sini.' }}
      />
      <LogDetails row={shown} onClose={() => setShown(undefined)} />
    </>
  )
}

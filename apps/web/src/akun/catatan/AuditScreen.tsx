import { Select } from '@mantine/core'
import { type JejakAudit, listJejakAudit } from '@portal/domain/akun/catatan/catatan.contract'
import { formatShortDate, formatTime } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { isRole } from '@portal/domain/platform/roles'
import { jenisRekaman, kolomText, rekamanText } from '@portal/domain/portal/jejak'
import { peristiwaDikenal, peristiwaText } from '@portal/domain/portal/peristiwa'
import { useState } from 'react'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import type { FilterName } from '#platform/routing/search-of.ts'
import { type Column, type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AuditDetails } from './AuditDetails.tsx'
import { changesOf, jenisOf, personText, recordText } from './changes.ts'
import classes from './Records.module.css'
import { RecordTabs } from './RecordTabs.tsx'
import { TextFilter } from './TextFilter.tsx'

const filters: readonly Filter<FilterName<typeof listJejakAudit>>[] = [
  {
    kind: 'select',
    name: 'peristiwa',
    label: 'Peristiwa',
    options: peristiwaDikenal.map(({ kode, teks }) => ({ value: kode, label: teks })),
  },
  { kind: 'date-range', label: 'Rentang tanggal', start: 'dari', end: 'sampai' },
]
const names = [...filterNames(filters), 'pengguna', 'rekaman'] as const
const semuaJenis = jenisRekaman.map(({ jenis, teks }) => ({ value: `${jenis}/`, label: teks }))
const mostFields = 3

/** Returns a text such as "nama, alamat, dan 2 lainnya". */
function changesText({ rekaman, sebelum, sesudah }: JejakAudit): string {
  const fields = changesOf(sebelum, sesudah).map(({ field }) => kolomText(jenisOf(rekaman), field))
  if (fields.length === 0) return '–'
  const rest = fields.length - mostFields
  const named = fields.slice(0, mostFields).join(', ')
  return rest > 0 ? `${named}, dan ${rest} lainnya` : named
}

interface RecordFilterProps {
  value: string | undefined
  onChange: (rekaman: string | undefined) => void
}

/** Chooses a kind of record by its name. A single record, chosen in the details, is one more option. */
function RecordFilter({ value, onChange }: RecordFilterProps) {
  const single = value !== undefined && !semuaJenis.some((one) => one.value === value)
  const only = single ? [{ value, label: `${rekamanText(jenisOf(value))}: yang dipilih saja` }] : []
  return (
    <Select
      label="Yang diubah"
      placeholder="Semua data"
      data={[...only, ...semuaJenis]}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      clearable
      searchable
    />
  )
}

export function AuditScreen() {
  const view = useListView({ name: 'jejak-audit', list: listJejakAudit, filters: names })
  const list = useList(listJejakAudit, view.query)
  const [shown, setShown] = useState<JejakAudit>()
  const columns: readonly Column<JejakAudit>[] = [
    {
      key: 'peristiwa',
      title: 'Peristiwa',
      render: (row) => (
        <button type="button" className={classes.open} onClick={() => setShown(row)}>
          {peristiwaText(row.peristiwa)}
        </button>
      ),
    },
    {
      key: 'pengguna',
      title: 'Orang',
      render: (row) => (
        <span className={classes.two}>
          <TwoLines
            first={[personText(row), row.mewakili].filter(Boolean).join(' mewakili ')}
            second={isRole(row.peran) && roleLabels[row.peran]}
          />
        </span>
      ),
    },
    {
      key: 'rekaman',
      title: 'Yang diubah',
      render: (row) => (
        <span className={classes.message} title={row.rekaman ?? undefined}>
          {recordText(row)}
        </span>
      ),
    },
    {
      key: 'perubahan',
      title: 'Perubahan',
      render: (row) => <span className={classes.message}>{changesText(row)}</span>,
    },
    {
      key: 'waktu',
      title: 'Waktu',
      render: (row) => (
        <time className={classes.two} dateTime={row.waktu}>
          <TwoLines first={formatShortDate(row.waktu)} second={formatTime(row.waktu)} />
        </time>
      ),
    },
  ]
  return (
    <>
      <PageHeader
        title="Jejak audit"
        crumbs={[{ label: 'Admin Center', to: '/admin' }]}
        meta="Siapa mengubah apa, dan kapan. Catatan hanya bertambah; tidak ada yang dapat mengubah atau menghapusnya."
      />
      <RecordTabs current="/admin/jejak-audit" />
      <DataTable
        label="Jejak audit"
        unit="catatan"
        list={list}
        view={view}
        columns={columns}
        rowKey={(row) => String(row.id)}
        filters={filters}
        header={
          <div className={classes.search}>
            <TextFilter view={view} name="pengguna" label="Orang" placeholder="Nama atau nama pengguna" />
            <RecordFilter value={view.filters.rekaman} onChange={(rekaman) => view.setFilters({ rekaman })} />
          </div>
        }
        empty={{
          title: 'Belum ada jejak',
          text: 'Setiap penambahan, perubahan, dan penghapusan tampil di sini.',
        }}
      />
      <AuditDetails
        row={shown}
        onClose={() => setShown(undefined)}
        onRecord={(rekaman) => {
          setShown(undefined)
          view.setFilters({ rekaman })
        }}
      />
    </>
  )
}

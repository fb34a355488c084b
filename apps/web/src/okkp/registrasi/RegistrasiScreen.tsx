import { listRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { lazy, Suspense } from 'react'
import { JenisTabs } from '#okkp/registrasi/JenisTabs.tsx'
import { exportColumns, registrasiExport, registrasiImport } from '#okkp/registrasi/registrasi.transfer.ts'
import { lateColumns, registrasiColumns } from '#okkp/registrasi/registrasi-columns.tsx'
import { orderOf, useRegistrasiView } from '#okkp/registrasi/use-registrasi-view.ts'
import { ExportButton } from '#platform/ekspor/ExportButton.tsx'
import { ImportButton } from '#platform/impor/ImportButton.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'

// Another tab with its own columns: the register itself does not wait for it.
const AkanHabisList = lazy(async () => ({
  default: (await import('#okkp/registrasi/AkanHabisList.tsx')).AkanHabisList,
}))

const crumbs = [{ label: 'OKKP', to: '/okkp/admin' }]
const title = 'Registrasi & Sertifikat'
const meta = 'Izin dan sertifikat pangan segar di wilayah kerja Anda, dengan masa berlaku dan pengawasannya.'

interface RegistrasiScreenProps {
  jenisId: number | undefined
  akanHabis: boolean
}

export function RegistrasiScreen({ jenisId, akanHabis }: RegistrasiScreenProps) {
  if (!akanHabis) return <Daftar jenisId={jenisId} />
  return (
    <>
      <PageHeader title={title} meta={meta} crumbs={crumbs} actions={<TambahButton jenisId={undefined} />} />
      <Suspense>
        <AkanHabisList header={<JenisTabs current="akan-habis" />} />
      </Suspense>
    </>
  )
}

function Daftar({ jenisId }: { jenisId: number | undefined }) {
  const { view, filters, filter } = useRegistrasiView(jenisId)
  const list = useList(listRegistrasi, { ...filter, ...orderOf(view) })
  const add = <TambahButton jenisId={jenisId} />
  const exported = view.sort ? { ...filter, sort: view.sort } : filter
  return (
    <>
      <PageHeader
        title={title}
        meta={meta}
        crumbs={crumbs}
        actions={
          <>
            <ExportButton
              look={registrasiExport}
              columns={exportColumns(jenisId)}
              remember={String(jenisId ?? 'semua')}
              filter={exported}
              meta={list.meta}
              counting={list.isLoading}
            />
            <ImportButton to={registrasiImport.to} jenisId={jenisId} />
            {add}
          </>
        }
      />
      <DataTable
        label="Registrasi"
        unit="registrasi"
        list={list}
        view={view}
        columns={view.filters.tindak_lanjut ? lateColumns(jenisId) : registrasiColumns(jenisId)}
        rowKey={(row) => String(row.id)}
        rowLink={(row) => ({ to: `/okkp/admin/registrasi/${row.id}` })}
        filters={filters}
        searchPlaceholder="Cari nomor atau usaha"
        header={<JenisTabs current={jenisId} />}
        empty={{
          title: 'Belum ada registrasi',
          text: 'Mulai dengan menambahkan satu registrasi atau mengimpor berkas Excel.',
          action: add,
        }}
      />
    </>
  )
}

function TambahButton({ jenisId }: { jenisId: number | undefined }) {
  return (
    <AddButton to="/okkp/admin/registrasi/add" search={{ jenis: jenisId }}>
      Tambah registrasi
    </AddButton>
  )
}

import { bentukUsaha, listPerusahaan } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { formatNumber } from '@portal/domain/platform/format'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AddButton } from '#platform/record/AddButton.tsx'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import type { Column } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { TwoLines } from '#platform/table/TwoLines.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { AkunPerusahaan } from './AkunPerusahaan.tsx'
import type { Perusahaan } from './perusahaan-form.ts'

const bentuk: Record<string, string> = bentukUsaha

const columns: readonly Column<Perusahaan>[] = [
  {
    key: 'nama',
    title: 'Pelaku usaha',
    render: ({ nama_perseroan, nib }) => (
      <TwoLines strong first={nama_perseroan} second={nib && `NIB ${nib}`} />
    ),
  },
  {
    key: 'jenis',
    title: 'Bentuk usaha',
    render: ({ jenis_perseroan }) => bentuk[jenis_perseroan ?? ''] ?? '–',
  },
  { key: 'alamat', title: 'Alamat', render: ({ alamat_perseroan }) => alamat_perseroan ?? '–' },
  { key: 'akun', title: 'Akun', align: 'right', render: ({ jumlah_akun }) => formatNumber(jumlah_akun) },
]

export function DaftarPerusahaan({ header }: { header: ReactNode }) {
  const view = useListView({ name: 'perusahaan' })
  const list = useList(listPerusahaan, { page: view.page, search: view.search })
  const change = useSearchChange<'/admin/settings/'>()
  const search = useSearch({ from: '/admin/settings/' })
  const { perusahaan: opened, ...others } = search
  return (
    <>
      <DataTable
        label="Daftar pelaku usaha"
        unit="pelaku usaha"
        list={list}
        view={view}
        columns={columns}
        header={header}
        rowKey={(row) => row.uuid}
        rowLink={(row) => ({ to: '/admin/settings', search: { ...others, perusahaan: row.uuid } })}
        searchPlaceholder="Cari nama atau NIB"
        empty={{
          title: 'Belum ada pelaku usaha',
          text: 'Mulai dengan menambahkan pelaku usaha dan akun pertamanya.',
          action: <AddButton to="/admin/settings/perusahaan/add">Tambah pelaku usaha</AddButton>,
        }}
      />
      <AkunPerusahaan
        uuid={opened}
        row={list.rows.find((row) => row.uuid === opened)}
        onClose={() => void change({ perusahaan: undefined })}
      />
    </>
  )
}

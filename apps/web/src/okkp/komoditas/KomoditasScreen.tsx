import { ActionIcon, Button } from '@mantine/core'
import { listKomoditas } from '@portal/domain/okkp/komoditas.contract'
import type { Komoditas } from '@portal/domain/okkp/komoditas.schema'
import { hasPermission } from '@portal/domain/platform/permissions'
import { IconEdit, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { KomoditasModal } from '#okkp/komoditas/KomoditasModal.tsx'
import { komoditasColumns } from '#okkp/komoditas/komoditas-columns.tsx'
import { useDeleteKomoditas, useKelompokOptions } from '#okkp/komoditas/use-komoditas.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'
import { DeleteButton } from '#platform/ui/DeleteButton.tsx'
import { PageHeader } from '#platform/ui/PageHeader.tsx'

export function KomoditasScreen() {
  const { role } = useSignedInUser()
  const mayWrite = hasPermission(role, 'master.kelola')
  const [form, setForm] = useState<'tambah' | Komoditas>()
  const kelompok = useKelompokOptions()
  const filters: Filter[] = [{ kind: 'select', name: 'kelompok_id', label: 'Kelompok', options: kelompok }]
  const view = useListView({ name: 'komoditas', filters: filterNames(filters), defaultSort: 'nama' })
  const list = useList(listKomoditas, view.query)

  const addButton = mayWrite && (
    <Button
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setForm('tambah')}
    >
      Tambah komoditas
    </Button>
  )
  return (
    <>
      <PageHeader
        title="Komoditas"
        meta="Nama pangan segar yang dipakai di registrasi, pengujian, dan pasar."
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }, { label: 'Master data' }]}
        actions={addButton}
      />
      <DataTable
        label="Komoditas"
        unit="komoditas"
        list={list}
        view={view}
        columns={komoditasColumns}
        rowKey={(row) => String(row.id)}
        rowActions={
          mayWrite ? (row) => <RowActions komoditas={row} onChange={() => setForm(row)} /> : undefined
        }
        filters={filters}
        searchPlaceholder="Cari nama, nama Latin, atau nama lain"
        empty={{
          title: 'Belum ada komoditas',
          text: 'Mulai dengan menambahkan yang pertama.',
          action: addButton,
        }}
      />
      {form && (
        <KomoditasModal
          komoditas={form === 'tambah' ? undefined : form}
          onClosed={() => setForm(undefined)}
        />
      )}
    </>
  )
}

function RowActions({ komoditas, onChange }: { komoditas: Komoditas; onChange: () => void }) {
  const deletion = useDeleteKomoditas()
  return (
    <>
      <ActionIcon aria-label={`Ubah ${komoditas.nama}`} onClick={onChange}>
        <IconEdit size={20} stroke={1.75} />
      </ActionIcon>
      <DeleteButton
        nama={komoditas.nama}
        noun="komoditas"
        text="Komoditas yang masih dipakai di data lain tidak dapat dihapus."
        loading={deletion.isPending}
        onDelete={() => deletion.mutate(komoditas.id)}
      />
    </>
  )
}

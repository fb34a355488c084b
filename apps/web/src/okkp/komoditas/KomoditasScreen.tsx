import { komoditasCalls } from '@portal/domain/okkp/komoditas/komoditas.contract'
import { hasPermission } from '@portal/domain/portal/permissions'
import { KomoditasModal } from '#okkp/komoditas/KomoditasModal.tsx'
import { komoditasColumns } from '#okkp/komoditas/komoditas-columns.tsx'
import { komoditasWrites, useKelompokOptions } from '#okkp/komoditas/use-komoditas.ts'
import { RecordScreen } from '#platform/record/RecordScreen.tsx'
import { useRecordWrites } from '#platform/record/use-record-writes.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { type Filter, filterNames } from '#platform/table/column.ts'
import { useList } from '#platform/table/use-list.ts'
import { useListView } from '#platform/table/use-list-view.ts'

export function KomoditasScreen() {
  const { role } = useSignedInUser()
  const kelompok = useKelompokOptions()
  const filters: Filter<'kelompok_id'>[] = [
    { kind: 'select', name: 'kelompok_id', label: 'Kelompok', options: kelompok },
  ]
  const view = useListView({
    name: 'komoditas',
    list: komoditasCalls.list,
    filters: filterNames(filters),
    defaultSort: 'nama',
  })
  const list = useList(komoditasCalls.list, view.query)
  const writes = useRecordWrites(komoditasWrites)
  return (
    <RecordScreen
      title="Komoditas"
      noun="komoditas"
      meta="Nama pangan segar yang dipakai di registrasi, pengujian, dan pasar."
      crumbs={[{ label: 'OKKP', to: '/okkp/admin' }, { label: 'Master data' }]}
      mayWrite={hasPermission(role, 'master.kelola')}
      list={list}
      view={view}
      writes={writes}
      columns={komoditasColumns}
      filters={filters}
      searchPlaceholder="Cari nama atau nama Latin"
      nameOf={({ nama }) => nama}
      deleteText="Komoditas yang masih dipakai di data lain tidak dapat dihapus."
      form={(row, onClosed) => <KomoditasModal row={row} onClosed={onClosed} />}
    />
  )
}

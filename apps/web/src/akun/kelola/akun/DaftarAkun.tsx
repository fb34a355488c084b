import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { AddButton } from '#platform/record/AddButton.tsx'
import type { Column, Filter } from '#platform/table/column.ts'
import { DataTable } from '#platform/table/DataTable.tsx'
import type { ListState } from '#platform/table/use-list.ts'
import type { ListView } from '#platform/table/use-list-view.ts'
import { AkunMenu } from './AkunMenu.tsx'
import type { KelompokAkun } from './kelompok-akun.ts'

interface DaftarAkunProps {
  kelompok: KelompokAkun
  list: ListState<Pengguna>
  view: ListView
  filters: readonly Filter[]
  columns: readonly Column<Pengguna>[]
  header?: React.ReactNode
}

export function DaftarAkun({ kelompok, list, view, filters, columns, header }: DaftarAkunProps) {
  return (
    <DataTable
      label={`Daftar ${kelompok.noun}`}
      unit={kelompok.noun}
      list={list}
      view={view}
      columns={columns}
      filters={filters}
      header={header}
      rowKey={(akun) => akun.uuid}
      rowLink={(akun) => ({ to: kelompok.pathOf(akun.uuid) })}
      rowActions={(akun) => <AkunMenu akun={akun} kelompok={kelompok} />}
      searchPlaceholder="Cari nama atau surel"
      empty={{
        title: `Belum ada ${kelompok.noun}`,
        text: `Mulai dengan menambahkan ${kelompok.noun} yang pertama.`,
        action: <AddButton to={kelompok.addPath}>{`Tambah ${kelompok.noun}`}</AddButton>,
      }}
    />
  )
}

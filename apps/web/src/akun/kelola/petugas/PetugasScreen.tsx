import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { regionNeeds } from '@portal/domain/platform/roles'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { AddButton } from '#platform/record/AddButton.tsx'
import type { Column } from '#platform/table/column.ts'
import { DaftarAkun } from '../akun/DaftarAkun.tsx'
import type { KelompokAkun } from '../akun/kelompok-akun.ts'
import { SandiSekaliHost } from '../akun/SandiSekaliHost.tsx'
import { useAkunView } from '../akun/use-akun-view.ts'
import { type StaffList, usePetugas } from './use-petugas.ts'

interface PetugasScreenProps {
  kelompok: KelompokAkun
  asked: StaffList
  columns: readonly Column<Pengguna>[]
  meta: string
}

export function PetugasScreen({ kelompok, asked, columns, meta }: PetugasScreenProps) {
  const byRegion = kelompok.roles.some((role) => regionNeeds[role] !== 'tidak ada')
  const { view, filters } = useAkunView({ name: kelompok.name, roles: kelompok.roles, byRegion })
  const list = usePetugas(asked, kelompok.roles, view)
  return (
    <>
      <PageHeader
        title={kelompok.homeTitle}
        crumbs={kelompok.crumbs}
        meta={meta}
        actions={<AddButton to={kelompok.addPath}>{`Tambah ${kelompok.noun}`}</AddButton>}
      />
      <DaftarAkun kelompok={kelompok} list={list} view={view} filters={filters} columns={columns} />
      <SandiSekaliHost />
    </>
  )
}

import type { userIndex } from '@portal/domain/akun/pengguna/pengguna.contract'
import { createFileRoute } from '@tanstack/react-router'
import { akunPvtpp } from '#akun/kelola/akun/kelompok-akun.ts'
import { kolomDenganLembaga } from '#akun/kelola/akun/kolom-akun.tsx'
import { PetugasScreen } from '#akun/kelola/petugas/PetugasScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/psat/admin/data/pvtpp/')({
  validateSearch: searchOf({}, listOf<typeof userIndex>()),
  component: () => (
    <PetugasScreen
      kelompok={akunPvtpp}
      asked="PVTPP"
      columns={kolomDenganLembaga}
      meta="Anggota komisi teknis yang memutuskan rekomendasi perizinan."
    />
  ),
})

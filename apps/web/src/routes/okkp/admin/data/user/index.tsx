import type { userIndex } from '@portal/domain/akun/pengguna/pengguna.contract'
import { createFileRoute } from '@tanstack/react-router'
import { akunOkkp } from '#akun/kelola/akun/kelompok-akun.ts'
import { kolomDenganWilayah } from '#akun/kelola/akun/kolom-akun.tsx'
import { PetugasScreen } from '#akun/kelola/petugas/PetugasScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/user/')({
  validateSearch: searchOf({}, listOf<typeof userIndex>()),
  component: () => (
    <PetugasScreen
      kelompok={akunOkkp}
      asked="list-okkp"
      columns={kolomDenganWilayah}
      meta="Akun admin OKKP pusat, daerah, dan kabupaten/kota, laboratorium, serta pasar."
    />
  ),
})

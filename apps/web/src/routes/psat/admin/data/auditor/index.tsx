import type { userIndex } from '@portal/domain/akun/pengguna/pengguna.contract'
import { createFileRoute } from '@tanstack/react-router'
import { akunAuditor } from '#akun/kelola/akun/kelompok-akun.ts'
import { kolomDenganLembaga } from '#akun/kelola/akun/kolom-akun.tsx'
import { PetugasScreen } from '#akun/kelola/petugas/PetugasScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/psat/admin/data/auditor/')({
  validateSearch: searchOf({}, listOf<typeof userIndex>()),
  component: () => (
    <PetugasScreen
      kelompok={akunAuditor}
      asked="list"
      columns={kolomDenganLembaga}
      meta="Auditor dan lead auditor yang memeriksa berkas SPPB-PSAT dan Izin Edar PSAT PL."
    />
  ),
})

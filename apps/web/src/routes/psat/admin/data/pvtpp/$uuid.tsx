import { createFileRoute } from '@tanstack/react-router'
import { AkunScreen } from '#akun/kelola/akun/AkunScreen.tsx'
import { akunPvtpp } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/psat/admin/data/pvtpp/$uuid')({ component: Screen })

function Screen() {
  return <AkunScreen kelompok={akunPvtpp} uuid={Route.useParams().uuid} />
}

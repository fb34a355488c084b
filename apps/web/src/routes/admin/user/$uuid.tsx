import { createFileRoute } from '@tanstack/react-router'
import { AkunScreen } from '#akun/kelola/akun/AkunScreen.tsx'
import { semuaAkun } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/admin/user/$uuid')({ component: Screen })

function Screen() {
  return <AkunScreen kelompok={semuaAkun} uuid={Route.useParams().uuid} />
}

import { createFileRoute } from '@tanstack/react-router'
import { AkunScreen } from '#akun/kelola/akun/AkunScreen.tsx'
import { akunOkkp } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/okkp/admin/data/user/$uuid')({ component: Screen })

function Screen() {
  return <AkunScreen kelompok={akunOkkp} uuid={Route.useParams().uuid} />
}

import { createFileRoute } from '@tanstack/react-router'
import { AkunScreen } from '#akun/kelola/akun/AkunScreen.tsx'
import { akunAuditor } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/psat/admin/data/auditor/$uuid')({ component: Screen })

function Screen() {
  return <AkunScreen kelompok={akunAuditor} uuid={Route.useParams().uuid} />
}

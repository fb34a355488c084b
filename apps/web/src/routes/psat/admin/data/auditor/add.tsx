import { createFileRoute } from '@tanstack/react-router'
import { AkunBaruScreen } from '#akun/kelola/akun/AkunBaruScreen.tsx'
import { akunAuditor } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/psat/admin/data/auditor/add')({
  component: () => <AkunBaruScreen kelompok={akunAuditor} />,
})

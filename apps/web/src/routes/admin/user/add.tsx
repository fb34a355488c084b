import { createFileRoute } from '@tanstack/react-router'
import { AkunBaruScreen } from '#akun/kelola/akun/AkunBaruScreen.tsx'
import { semuaAkun } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/admin/user/add')({
  component: () => <AkunBaruScreen kelompok={semuaAkun} />,
})

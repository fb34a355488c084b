import { createFileRoute } from '@tanstack/react-router'
import { AkunBaruScreen } from '#akun/kelola/akun/AkunBaruScreen.tsx'
import { akunOkkp } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/okkp/admin/data/user/add')({
  component: () => <AkunBaruScreen kelompok={akunOkkp} />,
})

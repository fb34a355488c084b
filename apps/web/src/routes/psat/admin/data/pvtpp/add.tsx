import { createFileRoute } from '@tanstack/react-router'
import { AkunBaruScreen } from '#akun/kelola/akun/AkunBaruScreen.tsx'
import { akunPvtpp } from '#akun/kelola/akun/kelompok-akun.ts'

export const Route = createFileRoute('/psat/admin/data/pvtpp/add')({
  component: () => <AkunBaruScreen kelompok={akunPvtpp} />,
})

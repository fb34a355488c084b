import { createFileRoute } from '@tanstack/react-router'
import { StaffStartScreen } from '#akun/beranda/StaffStartScreen.tsx'

export const Route = createFileRoute('/admin/')({
  component: StaffStartScreen,
  staticData: { offline: true },
})

import { createFileRoute } from '@tanstack/react-router'
import { SanitasiBaruScreen } from '#pasar/sanitasi/SanitasiBaruScreen.tsx'

export const Route = createFileRoute('/pasar/admin/higiene/add')({
  component: SanitasiBaruScreen,
  staticData: { offline: true },
})

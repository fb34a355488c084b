import type { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilScreen } from '#pasar/profil/ProfilScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/profil/')({
  validateSearch: searchOf({}, listOf<typeof profilCalls.list>()),
  component: ProfilScreen,
})

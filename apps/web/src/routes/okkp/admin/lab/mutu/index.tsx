import type { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { createFileRoute } from '@tanstack/react-router'
import { UjiMutuScreen } from '#okkp/uji-mutu/UjiMutuScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/lab/mutu/')({
  validateSearch: searchOf({}, listOf<typeof ujiMutuCalls.list>()),
  component: UjiMutuScreen,
})

import type { listKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { createFileRoute } from '@tanstack/react-router'
import { KasusScreen } from '#okkp/kasus/KasusScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/tindak-lanjut/')({
  validateSearch: searchOf({}, listOf<typeof listKasus>()),
  component: KasusScreen,
})

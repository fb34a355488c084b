import type { peringatanCalls } from '@portal/domain/okkp/peringatan/peringatan.contract'
import { createFileRoute } from '@tanstack/react-router'
import { DaftarPeringatanScreen } from '#okkp/peringatan/DaftarPeringatanScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/peringatan/')({
  validateSearch: searchOf({}, listOf<(typeof peringatanCalls)['list']>()),
  component: DaftarPeringatanScreen,
})

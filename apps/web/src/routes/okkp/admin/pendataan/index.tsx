import type { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { createFileRoute } from '@tanstack/react-router'
import { PedagangScreen } from '#pasar/pedagang/PedagangScreen.tsx'
import { ranahOkkp } from '#pasar/pedagang/ranah.ts'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/pendataan/')({
  validateSearch: searchOf({}, listOf<typeof pedagangCalls.list>()),
  component: () => <PedagangScreen ranah={ranahOkkp} />,
})

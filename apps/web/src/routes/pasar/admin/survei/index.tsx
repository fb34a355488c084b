import type { surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import { createFileRoute } from '@tanstack/react-router'
import { SurveiScreen } from '#pasar/survei/SurveiScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/survei/')({
  validateSearch: searchOf({}, listOf<typeof surveiCalls.list>()),
  component: SurveiScreen,
})

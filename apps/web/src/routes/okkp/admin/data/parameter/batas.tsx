import type { batasCalls } from '@portal/domain/okkp/batas/batas.contract'
import { createFileRoute } from '@tanstack/react-router'
import { BatasScreen } from '#okkp/batas/BatasScreen.tsx'
import { listOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/parameter/batas')({
  validateSearch: searchOf({ buka: text }, listOf<typeof batasCalls.list>()),
  component: BatasScreen,
})

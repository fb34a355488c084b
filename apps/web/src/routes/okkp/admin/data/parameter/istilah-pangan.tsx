import type { istilahCalls } from '@portal/domain/okkp/batas/batas.contract'
import { createFileRoute } from '@tanstack/react-router'
import { IstilahScreen } from '#okkp/batas/IstilahScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/parameter/istilah-pangan')({
  validateSearch: searchOf({}, listOf<typeof istilahCalls.list>()),
  component: IstilahScreen,
})

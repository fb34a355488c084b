import { createFileRoute } from '@tanstack/react-router'
import { ParameterScreen } from '#okkp/master/ParameterScreen.tsx'
import { listOf, searchOf, text } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/parameter/')({
  validateSearch: searchOf({ uji: text }, listOf()),
  component: Parameter,
})

function Parameter() {
  const { uji } = Route.useSearch()
  return <ParameterScreen uji={uji} />
}

import { createFileRoute } from '@tanstack/react-router'
import { BatasPublikScreen } from '#okkp/publik/batas/BatasPublikScreen.tsx'
import { searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/batas-cemaran')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({ kata: text, komoditas: wholeNumber, parameter: text }),
  component: BatasCemaran,
})

function BatasCemaran() {
  return <BatasPublikScreen search={Route.useSearch()} />
}

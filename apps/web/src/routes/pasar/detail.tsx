import { createFileRoute } from '@tanstack/react-router'
import { PasarPublikScreen } from '#pasar/publik/PasarPublikScreen.tsx'
import { oneOf, searchOf, text, wholeNumber } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/detail')({
  staticData: { onServer: true, keep: 'crowd', ofOne: true },
  validateSearch: searchOf({ id: wholeNumber, uji: wholeNumber, poster: oneOf('ya'), tabel: text }),
  component: Detail,
})

function Detail() {
  const { id, uji, poster } = Route.useSearch()
  return <PasarPublikScreen id={id} uji={uji} poster={poster === 'ya'} />
}

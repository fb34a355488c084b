import { createFileRoute } from '@tanstack/react-router'
import { oneOf, searchOf } from '#platform/routing/search-of.ts'
import { IzinManaScreen } from '#psat/izin-mana/IzinManaScreen.tsx'

export const Route = createFileRoute('/izin-mana')({
  staticData: { onServer: true, keep: 'crowd' },
  validateSearch: searchOf({
    urusan: oneOf('tempat', 'produk', 'ekspor'),
    asal: oneOf('dalam', 'luar', 'campur'),
    skala: oneOf('kecil', 'besar'),
  }),
  component: IzinMana,
})

function IzinMana() {
  return <IzinManaScreen jawaban={Route.useSearch()} />
}

import { aksiKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { createFileRoute } from '@tanstack/react-router'
import { KasusDetailScreen } from '#okkp/kasus/detail/KasusDetailScreen.tsx'
import { oneOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/tindak-lanjut/$id')({
  validateSearch: searchOf({ aksi: oneOf(...aksiKasus) }),
  component: Screen,
})

function Screen() {
  const { aksi } = Route.useSearch()
  return <KasusDetailScreen id={Number(Route.useParams().id)} aksi={aksi} />
}

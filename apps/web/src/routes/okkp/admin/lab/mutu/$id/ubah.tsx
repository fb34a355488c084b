import { createFileRoute } from '@tanstack/react-router'
import { UjiMutuUbahScreen } from '#okkp/uji-mutu/UjiMutuUbahScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/mutu/$id/ubah')({ component: Screen })

function Screen() {
  return <UjiMutuUbahScreen id={Number(Route.useParams().id)} />
}

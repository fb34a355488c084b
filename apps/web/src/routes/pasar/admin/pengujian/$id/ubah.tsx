import { createFileRoute } from '@tanstack/react-router'
import { RapidUbahScreen } from '#pasar/rapid/RapidUbahScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pengujian/$id/ubah')({ component: Screen })

function Screen() {
  return <RapidUbahScreen id={Number(Route.useParams().id)} />
}

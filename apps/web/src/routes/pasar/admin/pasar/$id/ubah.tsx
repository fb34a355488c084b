import { createFileRoute } from '@tanstack/react-router'
import { PasarUbahScreen } from '#pasar/pasar/PasarUbahScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pasar/$id/ubah')({ component: Screen })

function Screen() {
  return <PasarUbahScreen id={Number(Route.useParams().id)} />
}

import { createFileRoute } from '@tanstack/react-router'
import { SdmUbahScreen } from '#okkp/sdm/SdmUbahScreen.tsx'

export const Route = createFileRoute('/okkp/admin/sdm/$id/ubah')({ component: Screen })

function Screen() {
  return <SdmUbahScreen id={Number(Route.useParams().id)} />
}

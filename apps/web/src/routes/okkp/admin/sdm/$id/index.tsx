import { createFileRoute } from '@tanstack/react-router'
import { SdmDetailScreen } from '#okkp/sdm/SdmDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/sdm/$id/')({ component: Screen })

function Screen() {
  return <SdmDetailScreen id={Number(Route.useParams().id)} />
}

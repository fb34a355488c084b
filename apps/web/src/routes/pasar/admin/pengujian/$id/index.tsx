import { createFileRoute } from '@tanstack/react-router'
import { RapidDetailScreen } from '#pasar/rapid/RapidDetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pengujian/$id/')({ component: Screen })

function Screen() {
  return <RapidDetailScreen id={Number(Route.useParams().id)} />
}

import { createFileRoute } from '@tanstack/react-router'
import { PasarDetailScreen } from '#pasar/pasar/PasarDetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pasar/$id/')({ component: Screen })

function Screen() {
  return <PasarDetailScreen id={Number(Route.useParams().id)} />
}

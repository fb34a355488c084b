import { createFileRoute } from '@tanstack/react-router'
import { SurveiDetailScreen } from '#pasar/survei/SurveiDetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/survei/$id/')({ component: Screen })

function Screen() {
  return <SurveiDetailScreen id={Number(Route.useParams().id)} />
}

import { createFileRoute } from '@tanstack/react-router'
import { RapidTestDetailScreen } from '#okkp/rapid-test/RapidTestDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/rapid/$id/')({ component: Screen })

function Screen() {
  return <RapidTestDetailScreen id={Number(Route.useParams().id)} />
}

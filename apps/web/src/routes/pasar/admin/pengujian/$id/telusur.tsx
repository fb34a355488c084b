import { createFileRoute } from '@tanstack/react-router'
import { TelusurUjiScreen } from '#pasar/rapid-test/TelusurUjiScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pengujian/$id/telusur')({ component: Screen })

function Screen() {
  return <TelusurUjiScreen id={Number(Route.useParams().id)} />
}

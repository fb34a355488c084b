import { createFileRoute } from '@tanstack/react-router'
import { PeringatanDetailScreen } from '#okkp/peringatan/PeringatanDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/peringatan/$id/')({ component: Screen })

function Screen() {
  return <PeringatanDetailScreen id={Number(Route.useParams().id)} />
}

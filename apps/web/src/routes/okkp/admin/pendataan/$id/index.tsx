import { createFileRoute } from '@tanstack/react-router'
import { PedagangDetailScreen } from '#pasar/pedagang/PedagangDetailScreen.tsx'
import { ranahOkkp } from '#pasar/pedagang/ranah.ts'

export const Route = createFileRoute('/okkp/admin/pendataan/$id/')({ component: Screen })

function Screen() {
  return <PedagangDetailScreen ranah={ranahOkkp} id={Number(Route.useParams().id)} />
}

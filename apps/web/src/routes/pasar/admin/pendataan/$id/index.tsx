import { createFileRoute } from '@tanstack/react-router'
import { PedagangDetailScreen } from '#pasar/pedagang/PedagangDetailScreen.tsx'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'

export const Route = createFileRoute('/pasar/admin/pendataan/$id/')({ component: Screen })

function Screen() {
  return <PedagangDetailScreen ranah={ranahPasar} id={Number(Route.useParams().id)} />
}

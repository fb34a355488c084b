import { createFileRoute } from '@tanstack/react-router'
import { PedagangUbahScreen } from '#pasar/pedagang/PedagangUbahScreen.tsx'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'

export const Route = createFileRoute('/pasar/admin/pendataan/$id/ubah')({ component: Screen })

function Screen() {
  return <PedagangUbahScreen ranah={ranahPasar} id={Number(Route.useParams().id)} />
}

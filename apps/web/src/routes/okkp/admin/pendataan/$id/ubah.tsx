import { createFileRoute } from '@tanstack/react-router'
import { PedagangUbahScreen } from '#pasar/pedagang/PedagangUbahScreen.tsx'
import { ranahOkkp } from '#pasar/pedagang/ranah.ts'

export const Route = createFileRoute('/okkp/admin/pendataan/$id/ubah')({ component: Screen })

function Screen() {
  return <PedagangUbahScreen ranah={ranahOkkp} id={Number(Route.useParams().id)} />
}

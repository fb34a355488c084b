import { createFileRoute } from '@tanstack/react-router'
import { PeringatanUbahScreen } from '#okkp/peringatan/PeringatanUbahScreen.tsx'

export const Route = createFileRoute('/okkp/admin/peringatan/$id/ubah')({ component: Screen })

function Screen() {
  return <PeringatanUbahScreen id={Number(Route.useParams().id)} />
}

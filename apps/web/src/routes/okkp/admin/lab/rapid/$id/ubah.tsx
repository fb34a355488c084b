import { createFileRoute } from '@tanstack/react-router'
import { RapidTestUbahScreen } from '#okkp/rapid-test/RapidTestUbahScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/rapid/$id/ubah')({ component: Screen })

function Screen() {
  return <RapidTestUbahScreen id={Number(Route.useParams().id)} />
}

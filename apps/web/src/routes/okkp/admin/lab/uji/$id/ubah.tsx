import { createFileRoute } from '@tanstack/react-router'
import { UjiLabUbahScreen } from '#okkp/uji-lab/UjiLabUbahScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/uji/$id/ubah')({ component: Screen })

function Screen() {
  return <UjiLabUbahScreen id={Number(Route.useParams().id)} />
}

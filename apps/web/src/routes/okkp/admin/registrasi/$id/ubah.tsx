import { createFileRoute } from '@tanstack/react-router'
import { RegistrasiUbahScreen } from '#okkp/registrasi/RegistrasiUbahScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/ubah')({ component: Screen })

function Screen() {
  return <RegistrasiUbahScreen id={Number(Route.useParams().id)} />
}

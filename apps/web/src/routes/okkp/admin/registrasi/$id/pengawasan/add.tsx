import { createFileRoute } from '@tanstack/react-router'
import { PengawasanScreen } from '#okkp/pengawasan/PengawasanScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/pengawasan/add')({ component: Screen })

function Screen() {
  return <PengawasanScreen registrasiId={Number(Route.useParams().id)} />
}

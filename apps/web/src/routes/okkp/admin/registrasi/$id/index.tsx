import { createFileRoute } from '@tanstack/react-router'
import { PengawasanCard } from '#okkp/pengawasan/PengawasanCard.tsx'
import { RegistrasiDetailScreen } from '#okkp/registrasi/detail/RegistrasiDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/')({ component: Screen })

function Screen() {
  return <RegistrasiDetailScreen id={Number(Route.useParams().id)} Pengawasan={PengawasanCard} />
}

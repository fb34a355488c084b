import { createFileRoute } from '@tanstack/react-router'
import { PengawasanScreen } from '#okkp/pengawasan/PengawasanScreen.tsx'

export const Route = createFileRoute('/okkp/admin/registrasi/$id/pengawasan/$pengawasanId')({
  component: Screen,
})

function Screen() {
  const { id, pengawasanId } = Route.useParams()
  return <PengawasanScreen registrasiId={Number(id)} pengawasanId={Number(pengawasanId)} />
}

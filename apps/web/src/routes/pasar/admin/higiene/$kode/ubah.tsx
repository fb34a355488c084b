import { createFileRoute } from '@tanstack/react-router'
import { SanitasiUbahScreen } from '#pasar/sanitasi/SanitasiUbahScreen.tsx'

export const Route = createFileRoute('/pasar/admin/higiene/$kode/ubah')({ component: Screen })

function Screen() {
  return <SanitasiUbahScreen kode={Route.useParams().kode} />
}

import { createFileRoute } from '@tanstack/react-router'
import { SanitasiDetailScreen } from '#pasar/sanitasi/SanitasiDetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/higiene/$kode/')({ component: Screen })

function Screen() {
  return <SanitasiDetailScreen kode={Route.useParams().kode} />
}

import { createFileRoute } from '@tanstack/react-router'
import { KasusDetailScreen } from '#okkp/kasus/detail/KasusDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/tindak-lanjut/$id')({ component: Screen })

function Screen() {
  return <KasusDetailScreen id={Number(Route.useParams().id)} />
}

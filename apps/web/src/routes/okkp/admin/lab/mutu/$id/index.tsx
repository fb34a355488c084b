import { createFileRoute } from '@tanstack/react-router'
import { UjiMutuDetailScreen } from '#okkp/uji-mutu/UjiMutuDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/mutu/$id/')({ component: Screen })

function Screen() {
  return <UjiMutuDetailScreen id={Number(Route.useParams().id)} />
}

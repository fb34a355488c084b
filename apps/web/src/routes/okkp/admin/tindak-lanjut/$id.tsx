import { createFileRoute } from '@tanstack/react-router'
import { TindakLanjutDetailScreen } from '#okkp/tindak-lanjut/TindakLanjutDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/tindak-lanjut/$id')({ component: Screen })

function Screen() {
  return <TindakLanjutDetailScreen id={Number(Route.useParams().id)} />
}

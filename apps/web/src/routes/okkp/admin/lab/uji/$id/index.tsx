import { createFileRoute } from '@tanstack/react-router'
import { UjiLabDetailScreen } from '#okkp/uji-lab/UjiLabDetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/uji/$id/')({ component: Screen })

function Screen() {
  return <UjiLabDetailScreen id={Number(Route.useParams().id)} />
}

import { createFileRoute } from '@tanstack/react-router'
import { SurveiUbahScreen } from '#pasar/survei/SurveiUbahScreen.tsx'

export const Route = createFileRoute('/pasar/admin/survei/$id/ubah')({ component: Screen })

function Screen() {
  return <SurveiUbahScreen id={Number(Route.useParams().id)} />
}

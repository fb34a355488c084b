import { createFileRoute } from '@tanstack/react-router'
import { IsiSurveiScreen } from '#pasar/survei/IsiSurveiScreen.tsx'

export const Route = createFileRoute('/pasar/admin/survei/$id/isi')({
  component: Screen,
  staticData: { offline: true },
})

function Screen() {
  return <IsiSurveiScreen id={Number(Route.useParams().id)} />
}

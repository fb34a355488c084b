import { createFileRoute } from '@tanstack/react-router'
import { profilDetail } from '#pasar/profil/profil-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/profil/$varian/$id/')({
  component: () => <DetailScreen of={profilDetail} />,
})

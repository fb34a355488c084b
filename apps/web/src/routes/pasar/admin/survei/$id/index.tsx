import { createFileRoute } from '@tanstack/react-router'
import { surveiDetail } from '#pasar/survei/survei-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/survei/$id/')({
  component: () => <DetailScreen of={surveiDetail} />,
})

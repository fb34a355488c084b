import { createFileRoute } from '@tanstack/react-router'
import { rapidDetail } from '#pasar/rapid-test/rapid-test-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pengujian/$id/')({
  component: () => <DetailScreen of={rapidDetail} />,
})

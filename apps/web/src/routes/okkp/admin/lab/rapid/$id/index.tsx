import { createFileRoute } from '@tanstack/react-router'
import { rapidDetail } from '#okkp/rapid-test/rapid-test-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/rapid/$id/')({
  component: () => <DetailScreen of={rapidDetail} />,
})

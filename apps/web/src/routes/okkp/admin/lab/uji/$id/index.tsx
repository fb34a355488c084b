import { createFileRoute } from '@tanstack/react-router'
import { ujiLabDetail } from '#okkp/uji-lab/uji-lab-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/uji/$id/')({
  component: () => <DetailScreen of={ujiLabDetail} />,
})

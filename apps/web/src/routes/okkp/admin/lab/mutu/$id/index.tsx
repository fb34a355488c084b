import { createFileRoute } from '@tanstack/react-router'
import { mutuDetail } from '#okkp/uji-mutu/uji-mutu-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/mutu/$id/')({
  component: () => <DetailScreen of={mutuDetail} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { sdmDetail } from '#okkp/sdm/sdm-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/sdm/$id/')({
  component: () => <DetailScreen of={sdmDetail} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { pedagangDetail } from '#pasar/pedagang/pedagang-detail.tsx'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pendataan/$id/')({
  component: () => <DetailScreen of={pedagangDetail(ranahPasar)} />,
})

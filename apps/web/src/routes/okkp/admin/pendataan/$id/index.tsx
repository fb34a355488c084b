import { createFileRoute } from '@tanstack/react-router'
import { pedagangDetail } from '#pasar/pedagang/pedagang-detail.tsx'
import { ranahOkkp } from '#pasar/pedagang/ranah.ts'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/okkp/admin/pendataan/$id/')({
  component: () => <DetailScreen of={pedagangDetail(ranahOkkp)} />,
})

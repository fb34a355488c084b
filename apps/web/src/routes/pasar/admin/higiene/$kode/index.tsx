import { createFileRoute } from '@tanstack/react-router'
import { sanitasiDetail } from '#pasar/sanitasi/sanitasi-detail.tsx'
import { DetailScreen } from '#platform/record/DetailScreen.tsx'

export const Route = createFileRoute('/pasar/admin/higiene/$kode/')({
  component: () => <DetailScreen of={sanitasiDetail} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { ProvinsiScreen } from '#okkp/master/ProvinsiScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/provinsi/$kode')({
  validateSearch: searchOf({}, listOf()),
  component: IsiWilayah,
})

function IsiWilayah() {
  return <ProvinsiScreen kode={Route.useParams().kode} />
}

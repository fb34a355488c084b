import { createFileRoute } from '@tanstack/react-router'
import { ProvinsiScreen } from '#okkp/master/ProvinsiScreen.tsx'

export const Route = createFileRoute('/okkp/admin/data/provinsi/$kode')({ component: IsiWilayah })

function IsiWilayah() {
  return <ProvinsiScreen kode={Route.useParams().kode} />
}

import { createFileRoute } from '@tanstack/react-router'
import { ProvinsiScreen } from '#okkp/master/ProvinsiScreen.tsx'

export const Route = createFileRoute('/okkp/admin/data/provinsi/')({
  component: () => <ProvinsiScreen kode={undefined} />,
})

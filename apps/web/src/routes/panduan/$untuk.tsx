import { createFileRoute, notFound } from '@tanstack/react-router'
import { isKelompok, roleOf } from './-panduan/alamat.ts'
import { PanduanScreen } from './-panduan/PanduanScreen.tsx'

export const Route = createFileRoute('/panduan/$untuk')({
  staticData: { onServer: true, keep: 'crowd', ofOne: true },
  beforeLoad: ({ params: { untuk } }) => {
    if (!isKelompok(untuk) && !roleOf(untuk)) throw notFound()
  },
  component: Panduan,
})

function Panduan() {
  return <PanduanScreen untuk={Route.useParams().untuk} />
}

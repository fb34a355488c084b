import { createFileRoute } from '@tanstack/react-router'
import { VerifikasiScreen } from '#okkp/publik/VerifikasiScreen.tsx'

export const Route = createFileRoute('/verifikasi/$kode')({
  staticData: { onServer: true, ofOne: true },
  component: Verifikasi,
})

function Verifikasi() {
  const { kode } = Route.useParams()
  return <VerifikasiScreen key={kode} kode={kode} />
}

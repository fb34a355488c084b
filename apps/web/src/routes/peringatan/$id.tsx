import { createFileRoute } from '@tanstack/react-router'
import { PeringatanSatuScreen } from '#okkp/peringatan/publik/PeringatanSatuScreen.tsx'

export const Route = createFileRoute('/peringatan/$id')({
  staticData: { onServer: true, keep: 'check', ofOne: true },
  component: Satu,
})

function Satu() {
  const { id } = Route.useParams()
  return <PeringatanSatuScreen key={id} id={Number(id)} />
}

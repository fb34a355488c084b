import { createFileRoute } from '@tanstack/react-router'
import { PedagangLapanganScreen } from '#pasar/pedagang/PedagangLapanganScreen.tsx'
import { ranahPasar } from '#pasar/pedagang/ranah.ts'

export const Route = createFileRoute('/pasar/admin/pendataan/lapangan')({
  component: Screen,
  staticData: { offline: true },
})

function Screen() {
  return <PedagangLapanganScreen ranah={ranahPasar} />
}

import { createFileRoute } from '@tanstack/react-router'
import { PedagangLapanganScreen } from '#pasar/pedagang/PedagangLapanganScreen.tsx'
import { ranahOkkp } from '#pasar/pedagang/ranah.ts'

export const Route = createFileRoute('/okkp/admin/pendataan/lapangan')({
  component: Screen,
  staticData: { offline: true },
})

function Screen() {
  return <PedagangLapanganScreen ranah={ranahOkkp} />
}

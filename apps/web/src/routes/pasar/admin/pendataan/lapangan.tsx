import { createFileRoute } from '@tanstack/react-router'
import { PedagangLapanganScreen } from '#pasar/pedagang/PedagangLapanganScreen.tsx'

export const Route = createFileRoute('/pasar/admin/pendataan/lapangan')({
  component: PedagangLapanganScreen,
  staticData: { offline: true },
})

import { createFileRoute } from '@tanstack/react-router'
import { TugasScreen } from '#pasar/tugas/TugasScreen.tsx'

export const Route = createFileRoute('/pasar/admin/')({
  component: TugasScreen,
  staticData: { offline: true },
})

import { createFileRoute } from '@tanstack/react-router'
import { RapidTestLapanganScreen } from '#okkp/rapid-test/lapangan/RapidTestLapanganScreen.tsx'

export const Route = createFileRoute('/okkp/admin/lab/rapid/lapangan')({
  component: RapidTestLapanganScreen,
  staticData: { offline: true },
})

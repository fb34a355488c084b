import { createFileRoute } from '@tanstack/react-router'
import { MasterScreen } from '#okkp/master/MasterScreen.tsx'
import { jenisRapidTest } from '#okkp/master/masters.tsx'

export const Route = createFileRoute('/okkp/admin/data/rapid')({
  component: () => <MasterScreen definition={jenisRapidTest} />,
})

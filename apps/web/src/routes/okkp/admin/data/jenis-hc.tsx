import { createFileRoute } from '@tanstack/react-router'
import { MasterScreen } from '#okkp/master/MasterScreen.tsx'
import { jenisHc } from '#okkp/master/masters.tsx'

export const Route = createFileRoute('/okkp/admin/data/jenis-hc')({
  component: () => <MasterScreen definition={jenisHc} />,
})

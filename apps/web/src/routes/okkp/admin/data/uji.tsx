import { createFileRoute } from '@tanstack/react-router'
import { MasterScreen } from '#okkp/master/MasterScreen.tsx'
import { jenisUjiLab } from '#okkp/master/masters.tsx'

export const Route = createFileRoute('/okkp/admin/data/uji')({
  component: () => <MasterScreen definition={jenisUjiLab} />,
})

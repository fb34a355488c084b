import { createFileRoute } from '@tanstack/react-router'
import { MasterScreen } from '#okkp/master/MasterScreen.tsx'
import { jenisRegistrasi } from '#okkp/master/masters.tsx'

export const Route = createFileRoute('/okkp/admin/data/jenis-registrasi')({
  component: () => <MasterScreen definition={jenisRegistrasi} />,
})

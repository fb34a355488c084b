import { createFileRoute } from '@tanstack/react-router'
import { MasterScreen } from '#okkp/master/MasterScreen.tsx'
import { jenisSertifikat } from '#okkp/master/masters.tsx'

export const Route = createFileRoute('/okkp/admin/data/jenis-sertifikat')({
  component: () => <MasterScreen definition={jenisSertifikat} />,
})

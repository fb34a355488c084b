import { masters } from '@portal/domain/okkp/master.contract'
import { createFileRoute } from '@tanstack/react-router'
import { okkpMaster } from '#okkp/master/okkp-master.ts'
import { MasterScreen } from '#platform/master/MasterScreen.tsx'

export const Route = createFileRoute('/okkp/admin/data/jenis-hc')({
  component: () => <MasterScreen definition={okkpMaster(masters.jenisHc)} />,
})

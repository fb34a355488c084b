import { masters } from '@portal/domain/okkp/master/master.contract'
import { createFileRoute } from '@tanstack/react-router'
import { okkpMaster } from '#okkp/master/okkp-master.ts'
import { MasterScreen } from '#platform/master/MasterScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/okkp/admin/data/jenis-registrasi')({
  validateSearch: searchOf({}, listOf()),
  component: () => <MasterScreen definition={okkpMaster(masters.jenisRegistrasi)} />,
})

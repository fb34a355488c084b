import { masters } from '@portal/domain/okkp/master/master.contract'
import { createFileRoute } from '@tanstack/react-router'
import { MasterScreen } from '#platform/master/MasterScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'
import { psatMaster } from '#psat/master/psat-master.ts'

export const Route = createFileRoute('/psat/admin/data/jenis-klaim')({
  validateSearch: searchOf({}, listOf()),
  component: () => <MasterScreen definition={psatMaster(masters.jenisKlaim)} />,
})

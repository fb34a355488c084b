import { teksBaku } from '@portal/domain/psat/master/teks-baku'
import { createFileRoute } from '@tanstack/react-router'
import { MasterScreen } from '#platform/master/MasterScreen.tsx'
import { listOf, searchOf } from '#platform/routing/search-of.ts'
import { psatMaster } from '#psat/master/psat-master.ts'

export const Route = createFileRoute('/psat/admin/data/teks-baku')({
  validateSearch: searchOf({}, listOf()),
  component: () => <MasterScreen definition={psatMaster(teksBaku)} />,
})

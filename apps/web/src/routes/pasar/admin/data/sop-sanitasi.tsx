import { sopSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { permissions } from '@portal/domain/portal/permissions'
import { createFileRoute } from '@tanstack/react-router'
import { masterCrumbs } from '#pasar/crumbs.ts'
import { MasterScreen } from '#platform/master/MasterScreen.tsx'
import { masterScreenOf } from '#platform/master/master-definition.ts'
import { listOf, searchOf } from '#platform/routing/search-of.ts'

export const Route = createFileRoute('/pasar/admin/data/sop-sanitasi')({
  validateSearch: searchOf({}, listOf()),
  component: () => (
    <MasterScreen
      definition={masterScreenOf(sopSanitasi, {
        crumbs: masterCrumbs,
        writers: permissions[sopSanitasi.access],
      })}
    />
  ),
})

import type { Master } from '@portal/domain/platform/master/master'
import type { Permission } from '@portal/domain/platform/permissions'
import { permissions } from '@portal/domain/portal/permissions'
import { type MasterDefinition, masterScreenOf } from '#platform/master/master-definition.ts'

export function psatMaster(master: Master<Permission>): MasterDefinition {
  return masterScreenOf(master, {
    writers: permissions[master.access],
    crumbs: [{ label: 'Perizinan PSAT', to: '/psat/admin' }, { label: 'Master data' }],
  })
}

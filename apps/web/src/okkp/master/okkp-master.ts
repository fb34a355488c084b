import type { Master } from '@portal/domain/platform/master/master'
import type { Permission } from '@portal/domain/platform/permissions'
import { permissions } from '@portal/domain/portal/permissions'
import { type MasterDefinition, masterScreenOf } from '#platform/master/master-definition.ts'

export const masterCrumbs = [{ label: 'OKKP', to: '/okkp/admin' }, { label: 'Master data' }]

export function okkpMaster(master: Master<Permission>): MasterDefinition {
  return masterScreenOf(master, { crumbs: masterCrumbs, writers: permissions[master.access] })
}

import { permissions as akun } from '../akun/wing.desk.ts'
import { permissions as okkp } from '../okkp/wing.desk.ts'
import { permissions as pasar } from '../pasar/wing.desk.ts'
import type { Permission, PermissionTable } from '../platform/permissions.ts'
import type { Role } from '../platform/roles.ts'
import { permissions as psat } from '../psat/wing.desk.ts'

const table = { ...akun, ...psat, ...okkp, ...pasar }

declare module '../platform/permissions.ts' {
  interface PermissionNames extends Record<keyof typeof table, true> {}
}

/**
 * Roles of each permission: the one table behind every route and every screen. A route names a permission (or
 * 'publik'). Policy and scope of a record decide about access to that record.
 */
export const permissions: PermissionTable = table

export function hasPermission(role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role)
}

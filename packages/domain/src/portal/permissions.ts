import { permissions as akun } from '../akun/wing.desk.ts'
import { permissions as okkp } from '../okkp/wing.desk.ts'
import { permissions as pasar } from '../pasar/wing.desk.ts'
import type { Role } from '../platform/roles.ts'
import { permissions as psat } from '../psat/wing.desk.ts'

/**
 * Role → permission, the one table behind every route and every screen. A route names a permission (or
 * 'publik'); whether a single record may be touched is the business of that record's policy and scope.
 */
const table = { ...akun, ...psat, ...okkp, ...pasar }

export type Permission = keyof typeof table
export type Access = Permission | 'publik'

export const permissions = Object.keys(table) as Permission[]

export function rolesWith(permission: Permission): readonly Role[] {
  return table[permission]
}

export function hasPermission(role: Role, permission: Permission): boolean {
  return rolesWith(permission).includes(role)
}

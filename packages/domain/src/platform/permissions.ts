import type { Role } from './roles.ts'

/** The names of all permissions. `portal/permissions.ts` declares those of the wings here, so that platform imports none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: the portal fills it
export interface PermissionNames {}

export type Permission = keyof PermissionNames
/** What a route asks for. */
export type Access = Permission | 'publik'

/** Who has which permission: the one table behind every route and every screen. */
export type PermissionTable = Readonly<Record<Permission, readonly Role[]>>

import type { Role } from './roles.ts'

/**
 * Names of all permissions. `portal/permissions.ts` adds those of the wings by declaration merging, so that platform
 * imports no wing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the portal fills it
export interface PermissionNames {}

export type Permission = keyof PermissionNames
export type Access = Permission | 'publik'

/** Roles of each permission: the one table behind every route and every screen. */
export type PermissionTable = Readonly<Record<Permission, readonly Role[]>>

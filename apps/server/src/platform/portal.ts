import type { Permission, PermissionTable } from '@portal/domain/platform/permissions'
import type { Role } from '@portal/domain/platform/roles'
import type { SealedJson, SealedSecret, Tags } from '@portal/domain/platform/wing'

export interface SealedPlaces {
  json: SealedJson
  secrets: readonly SealedSecret[]
}

/** The combined declarations of all modules. The start code passes it in, so that the platform imports no module. */
export interface Portal {
  permissions: PermissionTable
  tags: Tags
  /** Returns the path without its query, in a form that logs may contain. */
  loggedPath(url: string): string
  sealed: SealedPlaces
}

export function hasPermission({ permissions }: Portal, role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role)
}

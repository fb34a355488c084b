import type { Permission, PermissionTable } from '@portal/domain/platform/permissions'
import type { Role } from '@portal/domain/platform/roles'
import type { SealedJson, SealedSecret, Tags } from '@portal/domain/platform/wing'

/** Where the wings keep what is stored sealed. */
export interface SealedPlaces {
  json: SealedJson
  secrets: readonly SealedSecret[]
}

/** What the wings say of themselves, joined. It is handed in at the start, so that the platform imports no wing. */
export interface Portal {
  permissions: PermissionTable
  tags: Tags
  /** The address without its query, as logs may keep it. */
  loggedPath(url: string): string
  sealed: SealedPlaces
}

export function hasPermission({ permissions }: Portal, role: Role, permission: Permission): boolean {
  return permissions[permission].includes(role)
}

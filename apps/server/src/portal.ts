import { apiTags } from '@portal/domain/portal/api-tags'
import { permissions } from '@portal/domain/portal/permissions'
import { sealedJson, sealedSecrets } from '@portal/domain/portal/sealed'
import { loggedPath } from '@portal/domain/portal/secret-paths'
import type { Portal } from '#platform/portal.ts'

/** Declarations of all wings that the platform needs: permissions, API tags, logged paths and sealed fields. */
export const portal: Portal = {
  permissions,
  tags: apiTags,
  loggedPath,
  sealed: { json: sealedJson, secrets: sealedSecrets },
}

import { apiTags } from '@portal/domain/portal/api-tags'
import { permissions } from '@portal/domain/portal/permissions'
import { sealedJson, sealedSecrets } from '@portal/domain/portal/sealed'
import { loggedPath } from '@portal/domain/portal/secret-paths'
import type { Portal } from '#platform/portal.ts'

/** What all wings say of themselves, as the platform takes it. */
export const portal: Portal = {
  permissions,
  tags: apiTags,
  loggedPath,
  sealed: { json: sealedJson, secrets: sealedSecrets },
}

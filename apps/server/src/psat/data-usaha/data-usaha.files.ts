import { hasPermission } from '@portal/domain/portal/permissions'
import type { RecordAccess } from '#platform/files/visibility.ts'
import { isInReadableSalinan } from '#psat/alur/akses/akses-file.repository.ts'

/**
 * Access to the papers of a company's library: the company itself, staff who may apply for it, and readers of a
 * submission that contains the paper.
 */
export const dataUsahaFileAccess: RecordAccess = async (actor, record, db, key) => {
  if (actor.role === 'PELAKU_USAHA') {
    const own = actor.perusahaan_id !== null && record === `data-usaha/${actor.perusahaan_id}`
    return own || isInReadableSalinan(db, actor, key)
  }
  return hasPermission(actor.role, 'psat.ajukan') || isInReadableSalinan(db, actor, key)
}

import { isStatusOss, type PetaOss } from '@portal/domain/psat/oss/pengajuan.oss'
import type { Executor } from '#platform/database/database.ts'

/** What the office has mapped otherwise than the guide. */
export async function readPeta(db: Executor): Promise<PetaOss> {
  const rows = await db.selectFrom('oss.pemetaan').select(['aksi', 'audit_type', 'kd_status']).execute()
  const peta: PetaOss = {}
  for (const { aksi, audit_type, kd_status } of rows) {
    if (kd_status === null || isStatusOss(kd_status)) peta[`${aksi}.${audit_type}`] = kd_status ?? 'tidak'
  }
  return peta
}

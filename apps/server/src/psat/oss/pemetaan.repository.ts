import { kunciLangkah, type PetaOss } from '@portal/domain/psat/oss/kiriman.oss'
import { isStatusOss } from '@portal/domain/psat/oss/status.oss'
import type { Executor } from '#platform/database/database.ts'

/** Returns the status mappings that the office has changed from the guide's defaults. */
export async function readPeta(db: Executor): Promise<PetaOss> {
  const rows = await db
    .selectFrom('oss.pemetaan')
    .select(['alur', 'aksi', 'audit_type as jenis', 'kd_status'])
    .execute()
  const peta: PetaOss = {}
  for (const { kd_status, ...langkah } of rows) {
    if (kd_status === null || isStatusOss(kd_status)) peta[kunciLangkah(langkah)] = kd_status ?? 'tidak'
  }
  return peta
}

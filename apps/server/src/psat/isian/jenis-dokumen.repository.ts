import type { JenisDokumen } from '@portal/domain/psat/dokumen'
import type { Executor } from '#platform/database/database.ts'

export function listJenisDokumen(db: Executor): Promise<JenisDokumen[]> {
  return db
    .selectFrom('okkp.jenis_dokumen')
    .select(['id', 'nama', 'kunci', 'diminta_pada', 'wajib'])
    .orderBy('id')
    .execute()
}

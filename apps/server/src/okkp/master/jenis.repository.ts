import type { Executor } from '#platform/database/database.ts'

/** Lists the document types that the PSAT forms ask for. */
export function listJenisDokumen(db: Executor) {
  return db
    .selectFrom('okkp.jenis_dokumen')
    .select(['id', 'nama', 'kunci', 'diminta_pada', 'wajib'])
    .orderBy('id')
    .execute()
}

export function listJenisKlaim(db: Executor) {
  return db.selectFrom('okkp.jenis_klaim').select(['nama', 'perlu_bukti']).execute()
}

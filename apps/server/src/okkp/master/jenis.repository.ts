import type { Executor } from '#platform/database/database.ts'

/** What the forms of the licensing wing ask for, as the masters have it. */
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

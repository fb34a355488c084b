import type { Executor, Trx } from '#platform/database/database.ts'

export function findIzinOss(db: Executor, id: number) {
  return db.selectFrom('oss.izin').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a licence, so that the second of two concurrent applications sees the first. */
export function lockIzinOss(trx: Trx, id: number) {
  return trx.selectFrom('oss.izin').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findPemakaiIzin(db: Executor, izinId: number) {
  return db
    .selectFrom('psat.pengajuan')
    .select(['id', 'uuid', 'nomor_permohonan', 'nib'])
    .where('id_izin_oss', '=', izinId)
    .executeTakeFirst()
}

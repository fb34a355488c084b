import { type Expression, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

const living = sql<boolean>`r.dihapus is null and r.digantikan_oleh is null`

/**
 * Finds the registration with the number on a label. A replaced or deleted registration matches only if the record
 * already names it (`kept`).
 */
export function findRegistrasiByNumber(db: Executor, nomor: string, kept: number | null) {
  const own: Expression<SqlBool> = sql<boolean>`r.id is not distinct from ${kept}::bigint`
  return db
    .selectFrom('okkp.registrasi as r')
    .select('r.id')
    .where('r.jenis_registrasi_id', '=', sql<number>`any(array(select id from okkp.jenis_registrasi))`)
    .where(sql<boolean>`lower(r.no_registration) = lower(${nomor})`)
    .where(sql<boolean>`(${living} or ${own})`)
    .orderBy(own, 'desc')
    .orderBy('r.terbit_sertifikat', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findRegistrasiById(db: Executor, id: number) {
  return db
    .selectFrom('okkp.registrasi as r')
    .select('r.id')
    .where('r.id', '=', id)
    .where('r.dihapus', 'is', null)
    .executeTakeFirst()
}

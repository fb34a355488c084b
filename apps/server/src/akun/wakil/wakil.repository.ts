import type { Role } from '@portal/domain/platform/roles'
import { type Insertable, type NotNull, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { AkunWakil } from '#platform/database/schema.gen.ts'

function rows(db: Executor) {
  return db
    .selectFrom('akun.wakil as w')
    .innerJoin('akun.pengguna as y', 'y.id', 'w.pengguna_id')
    .innerJoin('akun.pengguna as p', 'p.id', 'w.wakil_id')
    .select(['w.id', 'w.uuid', 'w.pengguna_id', 'w.wakil_id', 'w.dari', 'w.sampai', 'w.alasan', 'w.diakhiri'])
    .select(['y.uuid as orang_uuid', 'y.nama as orang', 'p.uuid as wakil_uuid', 'p.nama as wakil'])
}
export type CutiRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export function listOf(
  db: Executor,
  side: 'pengguna_id' | 'wakil_id',
  id: number,
  limit: number,
): Promise<CutiRow[]> {
  return rows(db)
    .where(`w.${side}`, '=', id)
    .orderBy('w.sampai', 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns an open leave that overlaps these days. */
export function findMeeting(
  db: Executor,
  side: 'pengguna_id' | 'wakil_id',
  id: number,
  { dari, sampai }: { dari: string; sampai: string },
): Promise<CutiRow | undefined> {
  return rows(db)
    .where(`w.${side}`, '=', id)
    .where('w.diakhiri', 'is', null)
    .where('w.dari', '<=', sampai)
    .where('w.sampai', '>=', dari)
    .orderBy('w.dari')
    .limit(1)
    .executeTakeFirst()
}

export function listCalon(db: Executor, { id, role }: { id: number; role: string }) {
  return db
    .selectFrom('akun.pengguna')
    .select(['uuid', 'nama'])
    .where('role', '=', sql<never>`${role}`)
    .where('aktif', '=', true)
    .where('dihapus', 'is', null)
    .where('id', '<>', id)
    .orderBy(sql`nama collate "id-x-icu"`)
    .orderBy('id')
    .limit(500)
    .execute()
}

/** Locks both accounts of a leave in a fixed order, which serializes leaves that concern the same person. */
export function lockPeople(trx: Trx, uuids: readonly string[]) {
  return trx
    .selectFrom('akun.pengguna')
    .select(['id', 'uuid', 'nama', 'role', 'aktif'])
    .where('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
    .where('dihapus', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function insertCuti(trx: Trx, row: Insertable<AkunWakil>): Promise<CutiRow> {
  const { id } = await trx.insertInto('akun.wakil').values(row).returning('id').executeTakeFirstOrThrow()
  return rows(trx).where('w.id', '=', id).executeTakeFirstOrThrow()
}

export function lockCuti(trx: Trx, uuid: string): Promise<CutiRow | undefined> {
  return rows(trx).where('w.uuid', '=', uuid).forUpdate('w').executeTakeFirst()
}

export async function endCuti(trx: Trx, id: number, by: { oleh: number; at: Date }): Promise<void> {
  await trx
    .updateTable('akun.wakil')
    .set({ diakhiri: by.at, diakhiri_oleh: by.oleh })
    .where('id', '=', id)
    .execute()
}

/** Returns the leaves of these roles that overlap the days. */
export function listCutiAntara(
  db: Executor,
  roles: readonly Role[],
  { dari, sampai }: { dari: string; sampai: string },
) {
  return db
    .selectFrom('akun.wakil_sah as w')
    .innerJoin('akun.pengguna as u', 'u.id', 'w.pengguna_id')
    .select(['w.nama', 'w.nama_wakil as wakil', 'w.dari', 'w.sampai'])
    .where('u.role', 'in', roles)
    .where('u.aktif', '=', true)
    .where('w.dari', '<=', sampai)
    .where('w.sampai', '>=', dari)
    .orderBy('w.dari')
    .orderBy('w.nama')
    .limit(500)
    .$narrowType<Record<'nama' | 'wakil' | 'dari' | 'sampai', NotNull>>()
    .execute()
}

/** Returns the deputies on this day of the people who are on leave. */
export function listWakilOf(db: Executor, ids: readonly number[], hari: string) {
  return (
    db
      .selectFrom('akun.wakil_sah')
      .select(['pengguna_id', 'wakil_id', 'nama', 'nama_wakil', 'sampai'])
      .where('pengguna_id', '=', sql<number>`any(${ids}::bigint[])`)
      .where(sql<boolean>`${hari}::date between dari and sampai`)
      // Generated types mark every column of a view as nullable.
      .$narrowType<Record<'pengguna_id' | 'wakil_id' | 'nama' | 'nama_wakil' | 'sampai', NotNull>>()
      .execute()
  )
}

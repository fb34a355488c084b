import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import type { Stamp } from '#platform/record/stamp.ts'

const kelompokRows = (db: Executor, scope: RegionScope) =>
  db
    .selectFrom('pasar.kelompok_pedagang as g')
    .innerJoin('pasar.pasar as m', 'm.id', 'g.pasar_id')
    .select(['g.id', 'g.nama', 'g.pasar_id', 'g.is_okkp', 'g.versi'])
    .select(['m.nama as nama_pasar', 'm.provinsi_id', 'm.kota_id'])
    .where(inRegion('m', scope))

export type KelompokRow = Awaited<ReturnType<ReturnType<typeof kelompokRows>['executeTakeFirstOrThrow']>>

export function findKelompok(db: Executor, scope: RegionScope, id: number): Promise<KelompokRow | undefined> {
  return kelompokRows(db, scope).where('g.id', '=', id).executeTakeFirst()
}

export function lockKelompok(trx: Trx, scope: RegionScope, id: number): Promise<KelompokRow | undefined> {
  return kelompokRows(trx, scope).where('g.id', '=', id).forUpdate('g').executeTakeFirst()
}

export function lockKelompokByName(
  trx: Trx,
  scope: RegionScope,
  { pasar_id, is_okkp, nama }: { pasar_id: number; is_okkp: boolean; nama: string },
): Promise<KelompokRow | undefined> {
  return kelompokRows(trx, scope)
    .where('g.pasar_id', '=', pasar_id)
    .where('g.is_okkp', '=', is_okkp)
    .where(sql<boolean>`lower(g.nama) = lower(${nama})`)
    .orderBy('g.id')
    .limit(1)
    .forUpdate('g')
    .executeTakeFirst()
}

export async function insertKelompok(
  trx: Trx,
  values: { nama: string; pasar_id: number; is_okkp: boolean },
  { by, at }: Stamp,
): Promise<number> {
  const { id } = await trx
    .insertInto('pasar.kelompok_pedagang')
    .values({ ...values, created_by: by, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function renameKelompok(
  trx: Trx,
  id: number,
  { nama, versi, at }: { nama: string; versi: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('pasar.kelompok_pedagang')
    .set({ nama, versi, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function deleteKelompok(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.pedagang').where('group_id', '=', id).execute()
  await trx.deleteFrom('pasar.kelompok_pedagang').where('id', '=', id).execute()
}

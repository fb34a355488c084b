import type { HasilImpor, StatusImpor } from '@portal/domain/platform/impor/impor-calls'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import type { PlatformImpor } from '#platform/database/schema.gen.ts'
import { list } from '#platform/list/list.ts'
import { byId, equals } from '#platform/list/rules.ts'
import type { Reach } from './import-definition.ts'

function imporRows(db: Executor) {
  return db
    .selectFrom('platform.impor as i')
    .leftJoin('wilayah.provinsi as p', 'p.id', 'i.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'i.kota_id')
    .select([
      'i.id',
      'i.uuid',
      'i.jenis',
      'i.jenis_id',
      'i.jenis_nama',
      'i.pusat',
      'i.provinsi_id',
      'i.kota_id',
      'i.created_for',
      'i.isian',
      'i.uji_coba',
      'i.nama_berkas',
      'i.berkas',
      'i.sha256',
      'i.status',
      'i.pesan',
      'i.total',
      'i.tersimpan',
      'i.ditolak',
      'i.berkas_ditolak',
      'i.pembuat_id',
      'i.dibuat',
      'i.denyut',
      'i.selesai',
      'p.nama as provinsi',
      'k.nama as kota',
      'i.pembuat',
      'i.pembuat_username',
      'i.pembuat_role',
      // A checked file stays for a day. It cannot be stored twice, but again after a failure.
      sql<boolean>`i.uji_coba and exists (select from platform.berkas b
        where b.kunci = i.berkas and b.diklaim is null and b.pengunggah_id = i.pembuat_id)
        and not exists (select from platform.impor j where j.berkas = i.berkas and not j.uji_coba
          and j.status not in ('gagal', 'ditolak'))`.as('berkas_ada'),
    ])
}
export const unfinished: readonly StatusImpor[] = ['menunggu', 'berjalan', 'gagal']

export type ImporRow = Awaited<ReturnType<ReturnType<typeof imporRows>['executeTakeFirstOrThrow']>>

/** Returns a condition for visible batches. A region sees its own batches but not those of the central office. */
function reached({ scope, jenis }: Reach) {
  const ofKind = sql<SqlBool>`i.jenis = any(${jenis})`
  return scope.jenis === 'semua'
    ? ofKind
    : sql<SqlBool>`(${ofKind} and not i.pusat and ${inRegion('i', scope)})`
}

export async function insertImpor(
  trx: Trx,
  values: Omit<Insertable<PlatformImpor>, 'isian'> & { isian: object },
): Promise<{ id: number; uuid: string }> {
  return trx
    .insertInto('platform.impor')
    .values({ ...values, isian: JSON.stringify(values.isian) })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

export function findImpor(db: Executor, reach: Reach, uuid: string): Promise<ImporRow | undefined> {
  return imporRows(db).where(reached(reach)).where('i.uuid', '=', uuid).executeTakeFirst()
}

export function lockImpor(trx: Trx, reach: Reach, uuid: string): Promise<ImporRow | undefined> {
  return imporRows(trx).where(reached(reach)).where('i.uuid', '=', uuid).forUpdate('i').executeTakeFirst()
}

export type Refused = Pick<HasilImpor, 'not_created' | 'kesalahan' | 'kelompok'>

/** Reads refused rows separately, because they may take a megabyte and lists do not show them. */
export async function findRefused(db: Executor, id: number): Promise<Refused> {
  const row = await db
    .selectFrom('platform.impor')
    .select(['not_created', 'kesalahan', 'kelompok'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row as Refused
}

export const imporList = list({
  from: 'platform.impor as i',
  rows: imporRows,
  visible: reached,
  filters: {
    jenis: equals('i.jenis'),
    jenis_id: byId('i.jenis_id'),
    uji_coba: equals('i.uji_coba'),
  },
  orders: { '-dibuat': sql`i.dibuat desc, i.id desc` },
})

export function findSameFile(
  db: Executor,
  { sha256, jenis, jenis_id, id }: Pick<ImporRow, 'sha256' | 'jenis' | 'jenis_id' | 'id'>,
): Promise<{ dibuat: Date; nama_berkas: string } | undefined> {
  return db
    .selectFrom('platform.impor')
    .select(['dibuat', 'nama_berkas'])
    .where('sha256', '=', sha256)
    .where('jenis', '=', jenis)
    .where('jenis_id', '=', jenis_id)
    .where('id', '<', id)
    .where('status', '=', 'selesai')
    .where('uji_coba', '=', false)
    .orderBy('dibuat', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Starts a batch, also one that failed or that a lost server left behind. */
export async function beginImpor(db: Database, id: number, denyut: Date): Promise<void> {
  await db
    .updateTable('platform.impor')
    .set({ status: 'berjalan', pesan: null, denyut })
    .where('id', '=', id)
    .where('status', 'in', unfinished)
    .execute()
}

/** Writes progress outside the import's transaction, so that others can see it. */
export async function noteProgress(
  db: Database,
  id: number,
  at: { total: number; tersimpan: number; ditolak: number; denyut: Date },
): Promise<void> {
  await db
    .updateTable('platform.impor')
    .set(at)
    .where('id', '=', id)
    .where('status', '=', 'berjalan')
    .execute()
}

export interface ImporEnd extends Refused {
  status: StatusImpor
  pesan: string | null
  total: number
  tersimpan: number
  ditolak: number
  berkas_ditolak: string | null
  selesai: Date
}

/** Returns false if another run has already finished the batch. The caller must then roll back. */
export async function endImpor(db: Executor, id: number, end: ImporEnd): Promise<boolean> {
  const row = await db
    .updateTable('platform.impor')
    .set({
      ...end,
      not_created: JSON.stringify(end.not_created),
      kesalahan: JSON.stringify(end.kesalahan),
      kelompok: JSON.stringify(end.kelompok),
    })
    .where('id', '=', id)
    .where('status', 'in', unfinished)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setStatus(trx: Trx, id: number, status: StatusImpor): Promise<void> {
  await trx.updateTable('platform.impor').set({ status }).where('id', '=', id).execute()
}

export async function deleteImpor(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('platform.impor').where('id', '=', id).execute()
}

/** Deletes old files of refused rows, because they may contain anything that users typed. */
export async function takeOldRejectedFiles(
  trx: Trx,
  { jenis }: Reach,
  before: Date,
): Promise<{ uuid: string; kunci: string }[]> {
  const { rows } = await sql<{ uuid: string; kunci: string }>`
    with lama as (select id, uuid, berkas_ditolak from platform.impor
      where berkas_ditolak is not null and jenis = any (${jenis}) and dibuat < ${before} order by dibuat limit 500 for update)
    update platform.impor i set berkas_ditolak = null from lama where lama.id = i.id
    returning lama.uuid, lama.berkas_ditolak as kunci`.execute(trx)
  return rows
}

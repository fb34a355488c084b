import { type SqlBool, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Queries of the PSAT module about permits. The PSAT module reads the registry only through this file. */

/** Returns the years of validity of a kind, or null if it never expires. */
export async function findValidityYears(db: Executor, jenisId: number): Promise<number | null> {
  const row = await db
    .selectFrom('okkp.jenis_registrasi')
    .select('masa_berlaku_tahun')
    .where('id', '=', jenisId)
    .executeTakeFirst()
  return row?.masa_berlaku_tahun ?? null
}

/**
 * Returns a permit with the fields that its successor takes over. Also finds deleted permits, so that the caller can
 * report the deletion.
 */
export function findPermit(db: Executor, id: number) {
  return db
    .selectFrom('okkp.registrasi')
    .select([
      'id',
      'no_registration',
      'exp_sertifikat',
      'level',
      'ruang_lingkup',
      'komoditas_id',
      'nama_psat',
      'nama_ilmiah',
      'kemasan',
      'berat_bersih',
      'merk',
      'alamat_unit',
      'provinsi_id',
      'kota_id',
      'lembaga_penerbit',
      'kontak_telepon',
      'kontak_surel',
      'perusahaan_id',
      'sanksi',
      'dihapus',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}
export type Permit = NonNullable<Awaited<ReturnType<typeof findPermit>>>

export interface PermitHolder {
  id: number
  nib: string | null
}

/** An entry without a company belongs to the holder with the same NIB. */
function heldBy({ id, nib }: PermitHolder) {
  return sql<SqlBool>`(r.perusahaan_id = ${id}
    or (r.perusahaan_id is null and r.nib is not null and r.nib = ${nib}))`
}

function permitRows(db: Executor) {
  return db
    .selectFrom('okkp.registrasi as r')
    .select([
      'r.id',
      'r.jenis_registrasi_id',
      'r.no_registration',
      'r.unit_usaha',
      'r.nama_psat',
      'r.ruang_lingkup',
      'r.level',
      'r.terbit_sertifikat',
      'r.exp_sertifikat',
      'r.sanksi',
      'r.digantikan_oleh',
      'r.kode_verifikasi',
    ])
    .where('r.dihapus', 'is', null)
}
export type HeldPermit = Awaited<ReturnType<ReturnType<typeof permitRows>['executeTakeFirstOrThrow']>>

export function listPermitsOf(db: Executor, holder: PermitHolder, jenisIds: readonly number[]) {
  return permitRows(db)
    .where(heldBy(holder))
    .where('r.digantikan_oleh', 'is', null)
    .where('r.jenis_registrasi_id', 'in', jenisIds)
    .orderBy('r.terbit_sertifikat', 'desc')
    .orderBy('r.id', 'desc')
    .limit(500)
    .execute()
}

/** Locks the permit, so that two submissions from one permit run one after the other. */
export function lockPermitOf(trx: Trx, holder: PermitHolder, jenisId: number, id: number) {
  return permitRows(trx)
    .where('r.id', '=', id)
    .where('r.jenis_registrasi_id', '=', jenisId)
    .where(heldBy(holder))
    .forUpdate('r')
    .executeTakeFirst()
}

/** Finds the current entry of the kind with this number, for any holder. */
export function findPermitByNumber(db: Executor, holder: PermitHolder, jenisId: number, nomor: string) {
  return permitRows(db)
    .select(heldBy(holder).as('milik_sendiri'))
    .where('r.jenis_registrasi_id', '=', jenisId)
    .where('r.digantikan_oleh', 'is', null)
    .where(sql<SqlBool>`lower(r.no_registration) = lower(${nomor})`)
    .executeTakeFirst()
}

/** Returns those of these permits that are in force today. */
export async function listValidPermits(
  db: Executor,
  ids: readonly number[],
  today: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('okkp.registrasi')
    .select('id')
    .where('id', 'in', [...ids, -1])
    .where('dihapus', 'is', null)
    .where('digantikan_oleh', 'is', null)
    .where('sanksi', 'is', null)
    .where(({ or, eb }) => or([eb('exp_sertifikat', 'is', null), eb('exp_sertifikat', '>=', today)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** Checks whether a NIB has entries, directly or through its company. */
export async function hasEntries(db: Executor, nib: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from okkp.registrasi where nib = ${nib} and perusahaan_id is null and dihapus is null)
        or exists (select from okkp.registrasi r join akun.perusahaan u on u.id = r.perusahaan_id
             where u.nib = ${nib}) as held`.execute(db)
  return rows[0]?.held ?? false
}

/** Returns the ids of all predecessors and successors of an entry, including deleted ones. */
export async function kinOf(db: Executor, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive rantai as (
      select id, menggantikan from okkp.registrasi where id = ${id}
      union
      select r.id, r.menggantikan from okkp.registrasi r
        join rantai on r.id = rantai.menggantikan or r.menggantikan = rantai.id
    )
    select id from rantai`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Checks whether another entry has the number, case-insensitive. Superseded entries count too, because a number must
 * never pass to another holder.
 */
export async function isNumberRegistered(
  db: Executor,
  jenisId: number,
  nomor: string,
  except: readonly number[],
): Promise<boolean> {
  const { rows } = await sql<{ terdaftar: boolean }>`
    select exists (select from okkp.registrasi r
      where r.jenis_registrasi_id = ${jenisId} and r.dihapus is null
        and lower(r.no_registration) = lower(${nomor}) and r.id <> all(${except}::bigint[])) as terdaftar`.execute(
    db,
  )
  return rows[0]?.terdaftar ?? false
}

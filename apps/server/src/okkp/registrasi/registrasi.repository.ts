import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { insertOnce } from '#platform/database/insert-once.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import type { OkkpRegistrasi } from '#platform/database/schema.gen.ts'
import { appendChanges, appendLeaves } from '#platform/transparansi/leaf.repository.ts'
import { leafIzin } from './registrasi.leaf.ts'

const ownColumns = [
  'r.id',
  'r.jenis_registrasi_id',
  'r.no_registration',
  'r.pusat',
  'r.provinsi_id',
  'r.kota_id',
  'r.unit_usaha',
  'r.nib',
  'r.perusahaan_id',
  'r.alamat_kantor',
  'r.alamat_unit',
  'r.komoditas_id',
  'r.nama_psat',
  'r.nama_ilmiah',
  'r.merk',
  'r.kemasan',
  'r.berat_bersih',
  'r.label',
  'r.level',
  'r.ruang_lingkup',
  'r.luas_lahan',
  'r.identitas_lot',
  'r.negara_tujuan',
  'r.jenis_hc_id',
  'r.jenis_sertifikat_id',
  'r.lembaga_penerbit',
  'r.kontak_telepon',
  'r.kontak_surel',
  'r.terbit_sertifikat',
  'r.exp_sertifikat',
  'r.sanksi',
  'r.menggantikan',
  'r.digantikan_oleh',
  'r.sebab_penggantian',
  'r.sertifikat',
  'r.foto_kemasan',
  'r.lampiran',
  'r.lengkap',
  'r.asal',
  'r.batch_id',
  'r.kode_verifikasi',
  'r.created_at',
  'r.created_by',
  'r.updated_at',
  'r.updated_by',
  'r.versi',
] as const

export function registrasiRows(db: Executor) {
  return db
    .selectFrom('okkp.registrasi as r')
    .innerJoin('okkp.jenis_registrasi as j', 'j.id', 'r.jenis_registrasi_id')
    .leftJoin('wilayah.provinsi as p', 'p.id', 'r.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'r.kota_id')
    .leftJoin('okkp.komoditas as m', 'm.id', 'r.komoditas_id')
    .leftJoin('okkp.jenis_hc as h', 'h.id', 'r.jenis_hc_id')
    .leftJoin('okkp.jenis_sertifikat as s', 's.id', 'r.jenis_sertifikat_id')
    .select(ownColumns)
    .select([
      'j.nama as jenis_registrasi',
      'p.nama as provinsi_unit',
      'k.nama as kota',
      'm.nama as komoditas',
      'h.nama as jenis_hc',
      's.nama as jenis_sertifikat',
    ])
    .where('r.dihapus', 'is', null)
}

export type RegistrasiRow = Awaited<ReturnType<ReturnType<typeof registrasiRows>['executeTakeFirstOrThrow']>>

/** The region of the unit decides, so a regional office also sees central registrations of units in its region. */
const reached = (db: Executor, scope: RegionScope, id: number) =>
  registrasiRows(db).where(inRegion('r', scope)).where('r.id', '=', id)

export async function findRegistrasi(
  db: Executor,
  scope: RegionScope,
  id: number,
): Promise<RegistrasiRow | undefined> {
  const [row] = await runNamed(db, reached(db, scope, id))
  return row
}

/** Finds a registration with the names of its creator and last editor, and whether it has supervision or contact notes. */
export async function findWithWriters(db: Executor, scope: RegionScope, id: number) {
  const query = reached(db, scope, id)
    .leftJoin('akun.pengguna as c', 'c.id', 'r.created_by')
    .leftJoin('akun.pengguna as u', 'u.id', 'r.updated_by')
    .select(['c.nama as dibuat_oleh', 'u.nama as diubah_oleh'])
    .select(
      sql<boolean>`exists (select from okkp.pengawasan w where w.registrasi_id = r.id and w.dihapus is null)`.as(
        'diawasi',
      ),
    )
    .select(
      sql<boolean>`exists (select from okkp.catatan_kontak c where c.registrasi_id = r.id)`.as('dihubungi'),
    )
  const [row] = await runNamed(db, query)
  return row
}

/** Locks a registration. Every change of a registration, its supervision or its successor takes this lock first. */
export function lockRegistrasi(trx: Trx, scope: RegionScope, id: number) {
  return reached(trx, scope, id).forUpdate('r').executeTakeFirst()
}

/** Returns the last successor of the registration, or the registration itself if nothing replaced it. */
export async function currentIdOf(db: Executor, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive rantai as (
      select id, digantikan_oleh from okkp.registrasi where id = ${id}
      union
      select r.id, r.digantikan_oleh from okkp.registrasi r join rantai on r.id = rantai.digantikan_oleh
    )
    select id from rantai where digantikan_oleh is null`.execute(db)
  return rows[0]?.id ?? id
}

export async function lineageOf(db: Executor, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive rantai as (
      select id, menggantikan from okkp.registrasi where id = ${id}
      union
      select r.id, r.menggantikan from okkp.registrasi r join rantai on r.id = rantai.menggantikan
    )
    select id from rantai`.execute(db)
  return rows.map((row) => row.id)
}

/** Finds a registration by code, with the code and number of its successor. */
export async function findByKode(db: Executor, kode: string) {
  const query = registrasiRows(db)
    .leftJoin('okkp.registrasi as g', (join) =>
      join.onRef('g.id', '=', 'r.digantikan_oleh').on('g.dihapus', 'is', null),
    )
    .select(['g.kode_verifikasi as kode_pengganti', 'g.no_registration as nomor_pengganti'])
    .where('r.kode_verifikasi', '=', kode)
  const [row] = await runNamed(db, query)
  return row
}

export function findJenis(db: Executor, id: number) {
  return db
    .selectFrom('okkp.jenis_registrasi')
    .select(['id', 'nama', 'masa_berlaku_tahun'])
    .where('id', '=', id)
    .executeTakeFirst()
}

interface References {
  provinsi_id: number | null
  kota_id: number | null
  komoditas_id: number | null
  jenis_hc_id: number | null
  jenis_sertifikat_id: number | null
}

export async function missingReferences(trx: Trx, named: References): Promise<(keyof References)[]> {
  const { rows } = await sql<Record<keyof References, boolean>>`
    select
      ${named.provinsi_id}::int is null or exists (select from wilayah.provinsi where id = ${named.provinsi_id} and id > 0) as provinsi_id,
      ${named.kota_id}::int is null or exists (select from wilayah.kota where id = ${named.kota_id}) as kota_id,
      ${named.komoditas_id}::bigint is null or exists (select from okkp.komoditas where id = ${named.komoditas_id}) as komoditas_id,
      ${named.jenis_hc_id}::int is null or exists (select from okkp.jenis_hc where id = ${named.jenis_hc_id}) as jenis_hc_id,
      ${named.jenis_sertifikat_id}::int is null or exists (select from okkp.jenis_sertifikat where id = ${named.jenis_sertifikat_id}) as jenis_sertifikat_id
  `.execute(trx)
  return Object.entries(rows[0] ?? {}).flatMap(([key, exists]) => (exists ? [] : (key as keyof References)))
}

/** Finds another current registration of the kind with this number, case-insensitive. */
export function findNumber(db: Executor, jenisId: number, number: string, exceptId: number) {
  return db
    .selectFrom('okkp.registrasi')
    .select('id')
    .where('jenis_registrasi_id', '=', jenisId)
    .where(sql<boolean>`lower(no_registration) = lower(${number})`)
    .where('dihapus', 'is', null)
    .where('digantikan_oleh', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
}

export async function findPerusahaanByNib(db: Executor, nib: string): Promise<number | null> {
  const row = await db.selectFrom('akun.perusahaan').select('id').where('nib', '=', nib).executeTakeFirst()
  return row?.id ?? null
}

/** Reserves the id before the insert, because files and the predecessor refer to it first. */
export async function nextRegistrasiId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('okkp.registrasi', 'id')) as id`.execute(trx)
  return rows[0]?.id ?? 0
}

const mostLostIds = 100_000

/**
 * Leaves out the ids that a restored database may have given before. The code of a lost certificate names its id, and
 * would count as valid again if a new registration got it.
 */
export async function skipLostRegistrasiIds(db: Executor): Promise<void> {
  await sql`
    select setval(sequence, nextval(sequence) + ${mostLostIds})
    from (select pg_get_serial_sequence('okkp.registrasi', 'id')::regclass as sequence) s`.execute(db)
}

/** Returns false if a concurrent insert took the number first. */
export async function insertRegistrasi(
  trx: Trx,
  values: Insertable<OkkpRegistrasi> & { id: number },
): Promise<boolean> {
  const stored = await insertOnce(trx, 'okkp.registrasi', values)
  if (stored) await appendLeaves(trx, leafIzin, [values.id])
  return stored
}

export async function updateRegistrasi(
  trx: Trx,
  id: number,
  values: Updateable<OkkpRegistrasi>,
): Promise<void> {
  await trx.updateTable('okkp.registrasi').set(values).where('id', '=', id).execute()
  await appendChanges(trx, leafIzin, [id])
}

/** Returns the chain of renewals of this registration, oldest first. */
export async function chainIds(db: Executor, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive mundur as (
      select id, menggantikan, 0 as langkah from okkp.registrasi where id = ${id}
      union all
      select r.id, r.menggantikan, m.langkah - 1 from okkp.registrasi r join mundur m on r.id = m.menggantikan
    ) cycle id set berputar using jalur, maju as (
      select id, digantikan_oleh, 0 as langkah from okkp.registrasi where id = ${id}
      union all
      select r.id, r.digantikan_oleh, m.langkah + 1 from okkp.registrasi r join maju m on r.id = m.digantikan_oleh
    ) cycle id set berputar using jalur
    select id from (
      select id, langkah from mundur where not berputar
      union
      select id, langkah from maju where not berputar
    ) rantai order by langkah`.execute(db)
  return rows.map((row) => row.id)
}

export function listHistory(db: Executor, id: number) {
  return db
    .selectFrom('platform.jejak_audit as j')
    .leftJoin('akun.pengguna as u', 'u.id', 'j.pengguna_id')
    .select(['j.waktu', 'j.peristiwa', 'j.sebelum', 'j.sesudah', 'j.pengguna', 'u.nama'])
    .where('j.rekaman', '=', `registrasi/${id}`)
    .orderBy('j.waktu', 'desc')
    .orderBy('j.id', 'desc')
    .limit(500)
    .execute()
}
export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]

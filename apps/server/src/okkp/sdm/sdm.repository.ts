import type { KategoriSdm } from '@portal/domain/okkp/sdm/kompetensi'
import type { SdmForm } from '@portal/domain/okkp/sdm/sdm.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Selectable, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { runNamed } from '#platform/database/named-statements.ts'
import type { OkkpKompetensiSdm } from '#platform/database/schema.gen.ts'
import { factTotal } from '#platform/figures/fact-total.ts'
import { list } from '#platform/list/list.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { factSdm } from './sdm.fact.ts'
import { reaches, sdmRules } from './sdm-filter.repository.ts'

type Kompetensi = Selectable<OkkpKompetensiSdm>

function sdmRows(db: Executor) {
  return db
    .selectFrom('okkp.sdm as s')
    .innerJoin('wilayah.provinsi as p', 'p.id', 's.provinsi_id')
    .leftJoin('wilayah.kota as c', 'c.id', 's.kota_id')
    .leftJoin('okkp.golongan as g', 'g.id', 's.golongan_id')
    .leftJoin('akun.pengguna as u', 'u.id', 's.akun_id')
    .select([
      's.id',
      's.nama_lengkap',
      's.nip',
      's.jenis_kelamin',
      's.provinsi_id',
      'p.nama as provinsi',
      's.kota_id',
      'c.nama as kota',
      's.unit_kerja',
      's.jabatan',
      's.golongan_id',
      'g.nama as golongan',
      's.no_hp',
      's.email',
      's.foto',
      's.akun_id',
      'u.nama as akun',
      's.created_at',
      's.updated_at',
      's.versi',
      sql<
        Kompetensi[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'sdm_id', k.sdm_id, 'urutan', k.urutan,
          'kategori', k.kategori, 'jenis', k.jenis, 'nomor', k.nomor, 'lembaga', k.lembaga, 'terbit', k.terbit,
          'berlaku_sampai', k.berlaku_sampai, 'berkas', k.berkas) order by k.urutan), '[]')
        from okkp.kompetensi_sdm k where k.sdm_id = s.id)`.as('kompetensi'),
    ])
}

export type SdmRow = Awaited<ReturnType<ReturnType<typeof sdmRows>['executeTakeFirstOrThrow']>>

const soonest = sql`(select min(k.berlaku_sampai) from okkp.kompetensi_sdm k where k.sdm_id = s.id)`
const province = sql`(select p.nama from wilayah.provinsi p where p.id = s.provinsi_id)`

const totalOfSdm = factTotal(factSdm)

export const sdmList = list({
  from: 'okkp.sdm as s',
  rows: sdmRows,
  visible: reaches,
  filters: sdmRules,
  orders: {
    nama: sql`s.nama_lengkap, s.id`,
    '-nama': sql`s.nama_lengkap desc, s.id desc`,
    // The earliest end date comes first. People without an end date come last.
    berlaku_sampai: sql`${soonest} nulls last, s.id`,
    '-berlaku_sampai': sql`${soonest} desc nulls last, s.id`,
    '-created_at': sql`s.created_at desc, s.id desc`,
    created_at: sql`s.created_at, s.id`,
    provinsi: sql`${province}, s.nama_lengkap, s.id`,
  },
  total: (db, { scope }, filter) => totalOfSdm(db, scope, filter),
})

export async function findSdm(db: Executor, id: number): Promise<SdmRow | undefined> {
  const [row] = await runNamed(db, sdmRows(db).where('s.id', '=', id))
  return row
}

export async function lockSdm(trx: Trx, scope: RegionScope, id: number): Promise<SdmRow | undefined> {
  const locked = await trx
    .selectFrom('okkp.sdm as s')
    .select('s.id')
    .where('s.id', '=', id)
    .where(inRegion('s', scope))
    .forUpdate()
    .executeTakeFirst()
  return locked && findSdm(trx, locked.id)
}

export async function nextSdmId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('okkp.sdm', 'id')) as id`.execute(trx)
  return rows[0]?.id ?? 0
}

type Isian = Omit<SdmForm, 'kompetensi' | 'provinsi_id'> & { provinsi_id: number }

export async function insertSdm(trx: Trx, id: number, isian: Isian, { by, at }: Stamp): Promise<void> {
  await trx
    .insertInto('okkp.sdm')
    .values({ ...isian, id, created_by: by, updated_by: by, created_at: at, updated_at: at })
    .execute()
}

export async function updateSdm(
  trx: Trx,
  id: number,
  isian: Isian,
  { by, at, versi }: Stamp & { versi: number },
): Promise<void> {
  await trx
    .updateTable('okkp.sdm')
    .set({ ...isian, versi, updated_by: by, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Updates known competences in place, so that reminders already sent are not sent again. */
export async function storeKompetensi(
  trx: Trx,
  sdmId: number,
  given: SdmForm['kompetensi'],
  before: readonly { id: number }[],
): Promise<void> {
  const known = new Set(before.map(({ id }) => id))
  const kept = new Set(given.map(({ id }) => id).filter((id) => id != null && known.has(id)))
  const gone = [...known].filter((id) => !kept.has(id))
  if (gone.length > 0) await trx.deleteFrom('okkp.kompetensi_sdm').where('id', 'in', gone).execute()
  for (const [urutan, { id, ...values }] of given.entries()) {
    if (id != null && kept.delete(id)) {
      await trx
        .updateTable('okkp.kompetensi_sdm')
        .set({ ...values, urutan })
        .where('id', '=', id)
        .execute()
    } else {
      await trx
        .insertInto('okkp.kompetensi_sdm')
        .values({ ...values, sdm_id: sdmId, urutan })
        .execute()
    }
  }
}

export async function deleteSdm(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('okkp.sdm').where('id', '=', id).execute()
}

export async function missingReferences(
  trx: Trx,
  {
    provinsi_id,
    kota_id,
    golongan_id,
  }: { provinsi_id: number; kota_id: number | null; golongan_id: number | null },
): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select 'provinsi_id' as field where not exists (select from wilayah.provinsi where id = ${provinsi_id})
    union all
    select 'kota_id' where ${kota_id}::int is not null and not exists (select from wilayah.kota where id = ${kota_id})
    union all
    select 'golongan_id' where ${golongan_id}::int is not null
      and not exists (select from okkp.golongan where id = ${golongan_id})`.execute(trx)
  return rows.map(({ field }) => field)
}

/** Returns the field whose value another person already has. */
export async function findTaken(
  trx: Trx,
  { nip, akun_id }: { nip: string | null; akun_id: number | null },
  ownId: number | undefined,
): Promise<'nip' | 'akun_id' | undefined> {
  const others = trx
    .selectFrom('okkp.sdm')
    .select('id')
    .where('id', '!=', ownId ?? -1)
    .limit(1)
  if (nip && (await others.where('nip', '=', nip).executeTakeFirst())) return 'nip'
  if (akun_id && (await others.where('akun_id', '=', akun_id).executeTakeFirst())) return 'akun_id'
  return undefined
}

/** Lists the auditor accounts that can be linked to a person. */
export function listAuditorAccounts(db: Executor) {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama', 'username'])
    .where('role', 'in', ['AUDITOR', 'LEAD_AUDITOR'])
    .where('dihapus', 'is', null)
    .orderBy('nama')
    .orderBy('id')
    .execute()
}

/**
 * Returns for each account the competence of this category with the latest end date. No end date means unlimited
 * validity.
 */
export function listOfAccounts(db: Executor, accounts: readonly number[], kategori: KategoriSdm) {
  return db
    .selectFrom('okkp.kompetensi_sdm as k')
    .innerJoin('okkp.sdm as s', 's.id', 'k.sdm_id')
    .distinctOn('s.akun_id')
    .select([sql<number>`s.akun_id`.as('akun_id'), 'k.jenis', 'k.berlaku_sampai'])
    .where('s.akun_id', '=', sql<number>`any(${accounts}::bigint[])`)
    .where('k.kategori', '=', kategori)
    .orderBy('s.akun_id')
    .orderBy(sql`k.berlaku_sampai desc nulls first`)
    .execute()
}

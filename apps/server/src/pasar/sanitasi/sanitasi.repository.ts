import type { NilaiAspek } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SqlBool, sql } from 'kysely'
import { inMarkets } from '#pasar/pencarian-pasar.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { factTotal } from '#platform/figures/fact-total.ts'
import { list } from '#platform/list/list.ts'
import { atLeast, atMost, byId } from '#platform/list/rules.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { factSanitasi } from './sanitasi.fact.ts'

interface Aspek {
  aspek_kode: number
  nilai: number | null
  butir: number
}

const joined = (db: Executor) =>
  db
    .selectFrom('pasar.sanitasi as s')
    .innerJoin('pasar.pasar as m', 'm.id', 's.pasar_id')
    .innerJoin('wilayah.provinsi as p', 'p.id', 's.provinsi_id')
    .innerJoin('wilayah.kota as k', 'k.id', 's.kota_id')

const rowsOf = (query: ReturnType<typeof joined>) =>
  query
    .select([
      's.belum_dinilai',
      's.catatan',
      's.created_at',
      's.created_by',
      's.id',
      's.kode_group',
      's.kota_id',
      's.nilai',
      's.pasar_id',
      's.provinsi_id',
      's.tanggal',
      's.updated_at',
      's.updated_by',
      's.versi',
      'm.nama as nama_pasar',
      'p.nama as provinsi',
      'k.nama as kota',
    ])
    .select(
      sql<Aspek[]>`(select coalesce(jsonb_agg(jsonb_build_object('aspek_kode', a.aspek_kode, 'nilai', a.nilai,
        'butir', a.butir) order by a.aspek_kode), '[]') from pasar.aspek_sanitasi a where a.sanitasi_id = s.id)`.as(
        'aspek',
      ),
    )

export type SanitasiRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export const sanitasiList = list({
  from: 'pasar.sanitasi as s',
  rows: (db) => rowsOf(joined(db)),
  visible: (scope: RegionScope) => inRegion('s', scope),
  filters: {
    search: inMarkets('s.pasar_id'),
    provinsi_id: byId('s.provinsi_id'),
    kota_id: byId('s.kota_id'),
    pasar_id: byId('s.pasar_id'),
    start_date: atLeast('s.tanggal'),
    end_date: atMost('s.tanggal'),
    aspek_kode: (kode: number) => sql<SqlBool>`exists (select from pasar.aspek_sanitasi a
      where a.sanitasi_id = s.id and a.aspek_kode = ${kode} and a.nilai is not null)`,
    lengkap: (wanted: boolean) => sql<SqlBool>`(s.belum_dinilai = 0) = ${wanted}`,
  },
  orders: {
    '-tanggal': sql`s.tanggal desc, s.id desc`,
    tanggal: sql`s.tanggal, s.id`,
    nilai: sql`s.nilai, s.id`,
    '-nilai': sql`s.nilai desc, s.id desc`,
  },
  total: factTotal(factSanitasi, { only: sql`ukuran = 'lembar'` }),
})

export const findSanitasi = (
  db: Executor,
  scope: RegionScope,
  kodeGroup: string,
): Promise<SanitasiRow | undefined> =>
  rowsOf(joined(db)).where('s.kode_group', '=', kodeGroup).where(inRegion('s', scope)).executeTakeFirst()

export const lockSanitasi = (
  trx: Trx,
  scope: RegionScope,
  kodeGroup: string,
): Promise<SanitasiRow | undefined> =>
  rowsOf(joined(trx))
    .where('s.kode_group', '=', kodeGroup)
    .where(inRegion('s', scope))
    .forUpdate('s')
    .executeTakeFirst()

export const isKnown = async (db: Executor, kodeGroup: string): Promise<boolean> =>
  (await db
    .selectFrom('pasar.sanitasi')
    .select('id')
    .where('kode_group', '=', kodeGroup)
    .executeTakeFirst()) !== undefined

export const findSebelumnya = (db: Executor, { id, pasar_id, tanggal }: SanitasiRow) =>
  rowsOf(joined(db))
    .where('s.pasar_id', '=', pasar_id)
    .where(sql<boolean>`(s.tanggal, s.id) < (${tanggal}::date, ${id})`)
    .orderBy('s.tanggal', 'desc')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Selects the newest assessments and returns them oldest first. */
export async function listRiwayat(db: Executor, pasarId: number, most: number) {
  const rows = await db
    .selectFrom('pasar.sanitasi')
    .select(['kode_group', 'tanggal', 'nilai'])
    .where('pasar_id', '=', pasarId)
    .orderBy('tanggal', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}

export const listButir = (db: Executor, id: number) =>
  db
    .selectFrom('pasar.butir_sanitasi')
    .selectAll()
    .where('sanitasi_id', '=', id)
    .orderBy('aspek_kode')
    .orderBy('urutan')
    .execute()
export type ButirRow = Awaited<ReturnType<typeof listButir>>[number]

interface Sop {
  sop_id: number
  aspek_kode: number
  kode: string
  nama: string
}

/** Returns the current and earlier texts of the items, because a device may send an assessment weeks later. */
export async function listSop(db: Executor, ids: readonly number[]): Promise<Sop[]> {
  const { rows } = await sql<Sop>`
    select id as sop_id, aspek_kode, kode, nama from pasar.sop_sanitasi where id = any(${ids})
    union all
    select sop_id, aspek_kode, kode, nama from pasar.sop_lampau where sop_id = any(${ids})`.execute(db)
  return rows
}

/**
 * Returns the items that an assessment must answer. For an existing assessment these are the items that existed at its
 * entry.
 */
export const listSopDiminta = (db: Executor, dicatat?: Date): Promise<Sop[]> =>
  db
    .selectFrom('pasar.sop_sanitasi')
    .select(['id as sop_id', 'aspek_kode', 'kode', 'nama'])
    .$if(dicatat !== undefined, (query) => query.where('created_at', '<=', dicatat as Date))
    .orderBy('aspek_kode')
    .orderBy('kode')
    .execute()

interface Isi {
  tanggal: string
  catatan: string | null
  nilai: number | null
  belum_dinilai: number
}

export async function insertSanitasi(
  trx: Trx,
  columns: Isi & { kode_group: string; pasar_id: number; provinsi_id: number; kota_id: number },
  { by, at }: Stamp,
): Promise<number> {
  const { id } = await trx
    .insertInto('pasar.sanitasi')
    .values({ ...columns, created_by: by, updated_by: by, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSanitasi(
  trx: Trx,
  id: number,
  isi: Isi,
  { by, at, versi }: Stamp & { versi: number },
): Promise<void> {
  await trx
    .updateTable('pasar.sanitasi')
    .set({ ...isi, versi, updated_by: by, updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function writeIsi(
  trx: Trx,
  id: number,
  butir: readonly Omit<ButirRow, 'sanitasi_id'>[],
  aspek: readonly NilaiAspek[],
): Promise<void> {
  await trx.deleteFrom('pasar.butir_sanitasi').where('sanitasi_id', '=', id).execute()
  await trx.deleteFrom('pasar.aspek_sanitasi').where('sanitasi_id', '=', id).execute()
  await trx
    .insertInto('pasar.butir_sanitasi')
    .values(butir.map((satu) => ({ ...satu, sanitasi_id: id })))
    .execute()
  await trx
    .insertInto('pasar.aspek_sanitasi')
    .values(
      aspek.map(({ aspek_kode, nilai, butir: n }) => ({ sanitasi_id: id, aspek_kode, nilai, butir: n })),
    )
    .execute()
}

export async function deleteSanitasi(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.sanitasi').where('id', '=', id).execute()
}

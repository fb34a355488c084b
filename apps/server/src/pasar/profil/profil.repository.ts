import type { IsianDokumen, VarianProfil } from '@portal/domain/pasar/profil/dokumen'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type Insertable, sql, type Updateable } from 'kysely'
import { endOf, startOf } from '#pasar/hari.ts'
import { asksOnly, countedRegion, counterTotal, countUpTo } from '#pasar/total.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { preparedList } from '#platform/database/prepared/prepared-list.ts'
import type { PasarProfil } from '#platform/database/schema.gen.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

function profilRows(db: Executor) {
  return db
    .selectFrom('pasar.profil as f')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'f.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'f.kota_id')
    .leftJoin('pasar.pasar as m', 'm.id', 'f.pasar_id')
    .selectAll('f')
    .select(['p.nama as provinsi', 'k.nama as kota', 'm.nama as nama_pasar'])
}

export type ProfilRow = Awaited<ReturnType<ReturnType<typeof profilRows>['executeTakeFirstOrThrow']>>

/** With what its checklist says. */
export interface ProfilPenuh extends ProfilRow {
  dokumen: IsianDokumen[]
}

export interface ProfilFilter {
  search?: string | undefined
  tahun_program?: number | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  pasar_id?: number | undefined
  varian?: VarianProfil | undefined
  lengkap?: boolean | undefined
  /** The number of a document that is there. */
  dokumen?: number | undefined
  start_date?: string | undefined
  end_date?: string | undefined
}

type Sort = '-tahun_program' | 'tahun_program' | 'persentase' | '-persentase'

export function filteredProfil(db: Executor, scope: RegionScope, filter: ProfilFilter) {
  let query = profilRows(db).where(inRegion('f', scope))
  for (const name of ['tahun_program', 'provinsi_id', 'kota_id', 'pasar_id'] as const) {
    const value = filter[name]
    if (value !== undefined) query = query.where(`f.${name}`, '=', value)
  }
  if (filter.varian) query = query.where('f.varian', '=', filter.varian)
  if (filter.lengkap !== undefined)
    query = query.where(sql<boolean>`(f.total_ada = f.total_doc) = ${filter.lengkap}`)
  if (filter.dokumen !== undefined)
    query = query.where(({ exists, selectFrom, val }) =>
      exists(
        selectFrom('pasar.dokumen_profil as d')
          .select('d.profil_id')
          .whereRef('d.profil_id', '=', 'f.id')
          .where('d.kode', '=', val(filter.dokumen as number))
          .where('d.status', '=', 'Ada'),
      ),
    )
  if (filter.start_date) query = query.where('f.created_at', '>=', startOf(filter.start_date))
  if (filter.end_date) query = query.where('f.created_at', '<', endOf(filter.end_date))
  if (filter.search) {
    const words = likeWords(filter.search)
    query = query.where(
      // As lists of ids: each has an index, and not every profile is held against the word.
      sql<boolean>`(f.pasar_id = any(array(select id from pasar.pasar where cari ${words}))
        or (f.pasar_id is null and f.provinsi_id = any(array(
          select id from wilayah.provinsi where platform.teks_cari(nama) ${words}))))`,
    )
  }
  return query
}

export const profilList = preparedList({
  rows: profilRows,
  id: 'f.id',
  found: (db, scope, filter: ProfilFilter) => filteredProfil(db, scope, filter).clearSelect().select('f.id'),
  order(sort: Sort) {
    const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
    const share = sql`f.total_ada::float / f.total_doc`
    return sql`${sort.endsWith('persentase') ? share : sql`f.tahun_program`} ${way}, f.id ${way}`
  },
  isSteady: (names, sort) =>
    sort.endsWith('tahun_program') && names.every((name) => name === 'provinsi_id' || name === 'kota_id'),
  counted: (scope, filter) =>
    asksOnly(filter, ['provinsi_id', 'kota_id', 'tahun_program', 'varian', 'lengkap'])
      ? counterTotal('pasar.cacah_profil', countedRegion(scope), { ...filter })
      : undefined,
  count: (db, scope, filter) => countUpTo(db, filteredProfil(db, scope, filter).clearSelect()),
})

function listDokumen(db: Executor, profilId: number): Promise<IsianDokumen[]> {
  return db
    .selectFrom('pasar.dokumen_profil')
    .select(['kode', 'status', 'berkas', 'catatan'])
    .where('profil_id', '=', profilId)
    .orderBy('kode')
    .execute()
}

const withDokumen = async (db: Executor, row: ProfilRow | undefined): Promise<ProfilPenuh | undefined> =>
  row && { ...row, dokumen: await listDokumen(db, row.id) }

export async function findProfil(
  db: Executor,
  scope: RegionScope,
  varian: VarianProfil | undefined,
  id: number,
): Promise<ProfilPenuh | undefined> {
  let query = profilRows(db).where('f.id', '=', id).where(inRegion('f', scope))
  if (varian) query = query.where('f.varian', '=', varian)
  return withDokumen(db, await query.executeTakeFirst())
}

export async function lockProfil(
  trx: Trx,
  scope: RegionScope,
  varian: VarianProfil,
  id: number,
): Promise<ProfilPenuh | undefined> {
  const row = await profilRows(trx)
    .where('f.id', '=', id)
    .where('f.varian', '=', varian)
    .where(inRegion('f', scope))
    .forUpdate('f')
    .executeTakeFirst()
  return withDokumen(trx, row)
}

/** Undefined where the market or the province has one of this year already. */
export async function insertProfil(trx: Trx, values: Insertable<PasarProfil>): Promise<number | undefined> {
  const row = await trx
    .insertInto('pasar.profil')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function hasTwin(
  trx: Trx,
  { varian, pasar_id, provinsi_id }: Pick<ProfilRow, 'varian' | 'pasar_id' | 'provinsi_id'>,
  tahun: number,
  ownId: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('pasar.profil')
    .select('id')
    .where('varian', '=', varian)
    .where('tahun_program', '=', tahun)
    .where(
      sql<boolean>`case when varian = 'kota' then pasar_id = ${pasar_id} else provinsi_id = ${provinsi_id} end`,
    )
    .where('id', '!=', ownId)
    .executeTakeFirst()
  return row !== undefined
}

export async function updateProfil(trx: Trx, id: number, values: Updateable<PasarProfil>): Promise<void> {
  await trx.updateTable('pasar.profil').set(values).where('id', '=', id).execute()
}

export async function deleteProfil(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('pasar.profil').where('id', '=', id).execute()
}

/** What nobody has anything to say of has no row. */
export async function replaceDokumen(
  trx: Trx,
  profilId: number,
  dokumen: readonly IsianDokumen[],
): Promise<void> {
  await trx.deleteFrom('pasar.dokumen_profil').where('profil_id', '=', profilId).execute()
  const said = dokumen.filter(({ status, berkas, catatan }) => status !== 'Belum' || berkas || catatan)
  if (said.length === 0) return
  await trx
    .insertInto('pasar.dokumen_profil')
    .values(said.map((each) => ({ ...each, profil_id: profilId })))
    .execute()
}

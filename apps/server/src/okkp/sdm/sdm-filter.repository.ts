import { segeraHabisHari } from '@portal/domain/okkp/sdm/kompetensi'
import type { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { likeWords } from '#platform/database/search-pattern.ts'

type Asked = Query<(typeof sdmCalls)['list']>
export type SdmFilter = Omit<Asked, 'page' | 'limit' | 'filter_by' | 'sort'>
export type SortSdm = Asked['sort'] | 'provinsi'

export interface SdmReach {
  scope: RegionScope
  today: string
}

/** The last days of competences that stand so, as a condition on `k`. */
function standing(keadaan: NonNullable<SdmFilter['keadaan']>, today: string): RawBuilder<SqlBool> {
  const soon = addDays(today, segeraHabisHari)
  switch (keadaan) {
    case 'kedaluwarsa':
      return sql`k.berlaku_sampai < ${today}::date`
    case 'segera_habis':
      return sql`k.berlaku_sampai between ${today}::date and ${soon}::date`
    case 'masih_berlaku':
      return sql`(k.berlaku_sampai is null or k.berlaku_sampai >= ${today}::date)`
    case 'berlaku':
      return sql`(k.berlaku_sampai is null or k.berlaku_sampai > ${soon}::date)`
  }
}

/** People that a reader finds, without an order. */
export function filteredSdm(db: Executor, { scope, today }: SdmReach, filter: SdmFilter) {
  let query = db.selectFrom('okkp.sdm as s').where(inRegion('s', scope))
  const { search, provinsi_id, kota_id, start_date, end_date, kategori, keadaan } = filter
  if (provinsi_id !== undefined) query = query.where('s.provinsi_id', '=', provinsi_id)
  if (kota_id !== undefined) query = query.where('s.kota_id', '=', kota_id)
  if (start_date) query = query.where('s.created_at', '>=', startOfRange(start_date))
  if (end_date) query = query.where('s.created_at', '<=', endOfRange(end_date))
  if (kategori || keadaan) {
    const conditions = [sql<SqlBool>`k.sdm_id = s.id`]
    if (kategori) conditions.push(sql`k.kategori = ${kategori}`)
    if (keadaan) conditions.push(standing(keadaan, today))
    query = query.where(
      sql<boolean>`exists (select from okkp.kompetensi_sdm k where ${sql.join(conditions, sql` and `)})`,
    )
  }
  // Never by NIP: questions stand in addresses and logs, and what is not shown must not be guessed by asking.
  if (search) query = query.where(sql<boolean>`s.cari ${likeWords(search)}`)
  return query
}

/** The nearest last day comes first; who has none stands at the end. */
export function orderSdm(sort: SortSdm): RawBuilder<unknown> {
  const way = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  switch (sort) {
    case 'created_at':
    case '-created_at':
      return sql`s.created_at ${way}, s.id ${way}`
    case 'berlaku_sampai':
    case '-berlaku_sampai':
      return sql`(select min(k.berlaku_sampai) from okkp.kompetensi_sdm k where k.sdm_id = s.id) ${way} nulls last, s.id`
    case 'provinsi':
      return sql`(select p.nama from wilayah.provinsi p where p.id = s.provinsi_id), s.nama_lengkap, s.id`
    default:
      return sql`s.nama_lengkap ${way}, s.id ${way}`
  }
}

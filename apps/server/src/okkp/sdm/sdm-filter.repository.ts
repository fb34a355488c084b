import { segeraHabisHari } from '@portal/domain/okkp/sdm/kompetensi'
import type { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import type { Query } from '@portal/domain/platform/contract'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { byId, words } from '#platform/list/rules.ts'

type Asked = Query<(typeof sdmCalls)['list']>
export type SdmFilter = Omit<Asked, 'page' | 'limit' | 'filter_by' | 'sort'>

export interface SdmReach {
  scope: RegionScope
  today: string
}
type Condition = RawBuilder<SqlBool>

function standing(keadaan: NonNullable<SdmFilter['keadaan']>, today: string): Condition {
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

interface Kompetensi {
  kategori?: SdmFilter['kategori']
  keadaan?: SdmFilter['keadaan']
}

const plainRules = {
  provinsi_id: byId('s.provinsi_id'),
  kota_id: byId('s.kota_id'),
  start_date: (day: string): Condition => sql`s.created_at >= ${startOfRange(day)}`,
  end_date: (day: string): Condition => sql`s.created_at <= ${endOfRange(day)}`,
  /** True if one competence has both this category and this state. */
  kompetensi: ({ kategori, keadaan }: Kompetensi, { scope }: { scope: SdmReach }): Condition => {
    const conditions = [
      sql<SqlBool>`k.sdm_id = s.id`,
      ...(kategori ? [sql<SqlBool>`k.kategori = ${kategori}`] : []),
      ...(keadaan ? [standing(keadaan, scope.today)] : []),
    ]
    return sql`exists (select from okkp.kompetensi_sdm k where ${sql.join(conditions, sql` and `)})`
  },
}

export const sdmRules = {
  ...plainRules,
  // The search never uses the NIP. Queries appear in addresses and logs, and nobody may guess hidden data by searching.
  search: words('s.cari'),
}

/** Combines category and state into one filter, because both must match the same competence. */
export const askedOf = ({ kategori, keadaan, ...filter }: SdmFilter) => ({
  ...filter,
  kompetensi: kategori || keadaan ? { kategori, keadaan } : undefined,
})

export const reaches = ({ scope }: SdmReach) => inRegion('s', scope)

/** Selects people within the region for figures. Figures do not support text search. */
export function filteredSdm(db: Executor, reach: SdmReach, filter: SdmFilter) {
  const asked = askedOf(filter)
  const rules = Object.entries(plainRules) as [
    keyof typeof plainRules,
    (value: unknown, by: { scope: SdmReach }) => Condition,
  ][]
  const conditions = rules.flatMap(([name, rule]) =>
    asked[name] === undefined ? [] : [rule(asked[name], { scope: reach })],
  )
  return db
    .selectFrom('okkp.sdm as s')
    .where(sql<SqlBool>`${sql.join([reaches(reach), ...conditions], sql` and `)}`)
}

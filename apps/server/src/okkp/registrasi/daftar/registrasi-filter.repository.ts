import { expiringWithinDays, type StatusRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { inRegion } from '#platform/database/in-region.ts'
import { containsPattern, isShort, likeWords } from '#platform/database/search-pattern.ts'
import { atLeast, atMost, byId, equals, type FilterRule, word } from '#platform/list/rules.ts'
import { listKomoditasIdsNamed } from '../../komoditas/komoditas.repository.ts'
import { hasLateFinding } from './late-finding.repository.ts'

/** Scope of the reader, and the day that decides whether a registration is still valid. */
export interface Reader {
  scope: RegionScope
  today: string
}
type Condition = RawBuilder<SqlBool>
type Status = StatusRegistrasi | 'segera_habis' | 'tidak_berlaku'

/** True if the registration is neither superseded nor sanctioned, so that only its expiry date decides the status. */
export const free = sql<SqlBool>`r.digantikan_oleh is null and r.sanksi is null`

export function notValid(today: string): RawBuilder<boolean> {
  return sql<boolean>`(r.digantikan_oleh is not null or r.sanksi is not null or r.exp_sertifikat < ${today})`
}

function expiringWithin(days: number, today: string): Condition {
  return sql`${free} and r.exp_sertifikat between ${today} and ${addDays(today, days)}`
}

/** Implements `statusOf` in SQL. A test compares the two. */
function hasStatus(status: Status, today: string): Condition {
  switch (status) {
    case 'superseded':
      return sql`r.digantikan_oleh is not null`
    case 'revoked':
      return sql`r.digantikan_oleh is null and r.sanksi = 'dicabut'`
    case 'suspended':
      return sql`r.digantikan_oleh is null and r.sanksi = 'dibekukan'`
    case 'expired':
      return sql`${free} and r.exp_sertifikat < ${today}`
    case 'valid':
      return sql`${free} and (r.exp_sertifikat is null or r.exp_sertifikat >= ${today})`
    case 'segera_habis':
      return expiringWithin(expiringWithinDays, today)
    case 'tidak_berlaku':
      return notValid(today)
  }
}

const columnRules = {
  jenis_registrasi_id: byId('r.jenis_registrasi_id'),
  jenis_sertifikat_id: byId('r.jenis_sertifikat_id'),
  komoditas_id: byId('r.komoditas_id'),
  batch_id: byId('r.batch_id'),
  asal: equals('r.asal'),
  lengkap: equals('r.lengkap'),
  pusat: equals('r.pusat'),
  provinsi_id: (id: number): Condition =>
    id === provinsiPusat.id ? sql`r.pusat` : sql`r.provinsi_id = ${id}`,
  kota_id: byId('r.kota_id'),
  start_terbit: atLeast('r.terbit_sertifikat'),
  end_terbit: atMost('r.terbit_sertifikat'),
  /** Range of entry dates. */
  start: (day: string): Condition => sql`r.created_at >= ${startOfRange(day)}`,
  end: (day: string): Condition => sql`r.created_at <= ${endOfRange(day)}`,
  status: (status: Status, { scope }: { scope: Reader }) => hasStatus(status, scope.today),
  /** Valid registrations that expire within the given number of days. */
  habis_dalam: (days: number, { scope }: { scope: Reader }) => expiringWithin(days, scope.today),
  tindak_lanjut: (_late: 'terlambat', { scope }: { scope: Reader }) => hasLateFinding(scope.today),
}

/**
 * The trigram index on `cari` finds candidate rows, then the column itself decides. The accent-folded comparison runs
 * only if `ilike` does not match.
 */
function inColumn(column: RawBuilder<unknown>, text: string): Condition {
  const words = likeWords(text)
  const folded = sql<SqlBool>`platform.teks_cari(${column}) ${words}`
  const decided = isShort(text) ? folded : sql`(${column} ilike ${containsPattern(text)} or ${folded})`
  return sql`r.cari ${words} and ${decided}`
}

/**
 * Matches text or a commodity name. The query receives the commodity ids as values, so that the planner knows how few
 * there are.
 */
async function inTextOrCommodity(db: Executor, text: string): Promise<Condition> {
  const ids = await listKomoditasIdsNamed(db, text)
  const inText = sql<SqlBool>`r.cari ${likeWords(text)}`
  return ids.length === 0 ? inText : sql`(${inText} or r.komoditas_id = any(${ids}::bigint[]))`
}

/** True if the text can be a complete registration number. Shorter texts are parts of a number or words. */
const looksWhole = (text: string) => text.length >= 8 && /\d/.test(text)

/** Returns registrations of any kind with exactly this number, case-insensitive. */
async function idsCarrying(db: Executor, number: string): Promise<number[]> {
  const found = await db
    .selectFrom('okkp.registrasi')
    .select('id')
    .where(sql<boolean>`lower(no_registration) = lower(${number})`)
    .where('dihapus', 'is', null)
    .execute()
  return found.map(({ id }) => id)
}

/** Treats a complete number as an exact match. Longer numbers that contain it are then not listed. */
function orNumber(otherwise: FilterRule<string, Reader>): FilterRule<string, Reader> {
  return word(async (text, by) => {
    const ids = looksWhole(text) ? await idsCarrying(by.db, text) : []
    return ids.length > 0 ? sql<SqlBool>`r.id = any(${ids}::bigint[])` : otherwise(text, by)
  })
}

export const registrasiRules = {
  ...columnRules,
  search: orNumber((text, { db }) => inTextOrCommodity(db, text)),
  no_reg: orNumber((text) => inColumn(sql`r.no_registration`, text)),
  usaha: word<Reader>((text) => inColumn(sql`r.unit_usaha`, text)),
}

export type RegistrasiFilter = {
  [Name in keyof typeof registrasiRules]?: Parameters<(typeof registrasiRules)[Name]>[0] | undefined
}

/** The region of the unit decides, so a regional office also sees central registrations of units in its region. */
export const isLiving = ({ scope }: Pick<Reader, 'scope'>) =>
  sql<SqlBool>`r.dihapus is null and ${inRegion('r', scope)}`

/**
 * Selects matching registrations that are not deleted, as `r` and without columns. Figures do not support text search.
 */
export function filteredApartFromWords(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  today: string,
) {
  const reader = { scope, today }
  const rules = Object.entries(columnRules) as [
    keyof typeof columnRules,
    (value: unknown, by: { scope: Reader }) => Condition,
  ][]
  const asked = rules.filter(([name]) => filter[name] !== undefined && filter[name] !== '')
  const conditions = asked.map(([name, rule]) => rule(filter[name], { scope: reader }))
  return db
    .selectFrom('okkp.registrasi as r')
    .where(sql<SqlBool>`${sql.join([isLiving(reader), ...conditions], sql` and `)}`)
}

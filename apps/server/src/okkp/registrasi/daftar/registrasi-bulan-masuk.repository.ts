import { endOfRange, startOfRange } from '@portal/domain/platform/calendar/rentang-waktu'
import { offsetOf, type PageRequest, type Total } from '@portal/domain/platform/list/pagination'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import {
  type Living,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
} from './registrasi-filter.repository.ts'

/** Further down all that were entered in these days are found first and sorted: of each month as many would be read. */
const farDown = 1000

/** Whether so many were entered in the days asked for that sorting them all takes long, and months have them in this order. */
export function isByMonths(
  { start, end }: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
  { atLeast }: Total,
): boolean {
  if (!(start || end) || !atLeast || offsetOf(page) + page.limit > farDown) return false
  return sort.endsWith('_sertifikat')
}

/** The first of each month of entry, in the order asked for, and of these the page; an end that was left open is where the entries end. */
export async function idsByMonths(
  db: Executor,
  query: Living,
  { start, end }: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
): Promise<number[]> {
  const ofMonth = query.where(sql<boolean>`okkp.bulan_masuk(r.created_at) = m.bulan`)
  // The one column it is sorted by: its index has nothing else.
  const first = sorted(ofMonth, sort)
    .select(['r.id', sort.endsWith('exp_sertifikat') ? 'r.exp_sertifikat' : 'r.terbit_sertifikat'])
    .limit(offsetOf(page) + page.limit)
  const entered = (which: 'min' | 'max') =>
    sql`(select ${sql.raw(which)}(created_at) from okkp.registrasi where dihapus is null)`
  const months = sql`array(select bulan::date from generate_series(
    okkp.bulan_masuk(greatest(${start ? startOfRange(start) : null}::timestamptz, ${entered('min')}))::timestamp,
    okkp.bulan_masuk(least(${end ? endOfRange(end) : null}::timestamptz, ${entered('max')}))::timestamp, '1 month') bulan)`
  const merged = sql`(select r.* from unnest(${months}) m(bulan) cross join lateral (${first}) r)`.as('r')
  const rows = await sorted(db.selectFrom(merged) as unknown as Living, sort)
    .select('r.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(({ id }) => id)
}

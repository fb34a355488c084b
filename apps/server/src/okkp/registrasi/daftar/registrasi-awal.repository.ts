import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { nasional } from '#platform/figures/fact.ts'
import {
  isStatusAlone,
  type Living,
  type RegistrasiFilter,
  type SortRegistrasi,
} from './registrasi-filter.repository.ts'

/** The first or last month of issue that counts any with such a last month; those not yet summed up are looked at as well. */
async function monthOfIssue(db: Executor, which: 'min' | 'max', [from, until]: [number, number]) {
  const keys = (table: string) => sql`select waktu from ${sql.table(table)}
    where wilayah = any(${nasional.ids}) and waktu between 100000 and 999999 and habis between ${from} and ${until} and n > 0`
  const { rows } = await sql<{ bulan: string | null }>`
    select to_date(${sql.raw(which)}(waktu)::text, 'YYYYMM')::text as bulan from (
      ${keys('okkp.ember_registrasi')} union all ${keys('okkp.ember_registrasi_ubah')}) kunci`.execute(db)
  return rows[0]?.bulan ?? undefined
}

const noLastMonth = 999912

/**
 * Where a walk through the nation may begin, which would else pass by everything that has ended to come upon the first that holds, or
 * the other way round. It leaves out nothing that comes before what it keeps: a page that it fills is the page.
 */
export async function nearerStart(
  db: Executor,
  query: Living,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  today: string,
): Promise<Living | undefined> {
  const month = Number(today.slice(0, 7).replace('-', ''))
  if (isStatusAlone(scope, filter, 'valid')) {
    // Those without a last day come last.
    if (sort === 'exp_sertifikat') return query.where('r.exp_sertifikat', '>=', today)
    if (sort !== 'terbit_sertifikat') return undefined
    const first = await monthOfIssue(db, 'min', [month, noLastMonth])
    return first === undefined ? undefined : query.where('r.terbit_sertifikat', '>=', first)
  }
  if (isStatusAlone(scope, filter, 'expired') && sort === '-terbit_sertifikat') {
    const last = await monthOfIssue(db, 'max', [1, month])
    if (last === undefined) return undefined
    return query.where(sql<boolean>`r.terbit_sertifikat < (${last}::date + interval '1 month')::date`)
  }
  return undefined
}

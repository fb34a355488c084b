import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import {
  filteredApartFromWords,
  type RegistrasiFilter,
  type SortRegistrasi,
} from './registrasi-filter.repository.ts'

/** As the index `registrasi_blok` has them. */
const blockOf = sql<number>`r.id / 4096`

/** What still holds was entered last, what has ended first: from the other end, half the registry would be passed by to come upon either. */
export function isByBlocks({ status, start, end }: RegistrasiFilter, sort: SortRegistrasi): boolean {
  if (start || end) return false
  return (status === 'valid' && sort === 'created_at') || (status === 'expired' && sort === '-created_at')
}

/** Those of one block, in ranges of the last day: joined by OR, the index would not know where they begin. */
function ofBlock(db: Executor, scope: RegionScope, filter: RegistrasiFilter, today: string) {
  const free = filteredApartFromWords(db, scope, { ...filter, status: undefined }, today)
    .where('r.digantikan_oleh', 'is', null)
    .where('r.sanksi', 'is', null)
    .where(sql<boolean>`${blockOf} = b.blok`)
    .select('r.id')
  if (filter.status === 'expired') return free.where('r.exp_sertifikat', '<', today)
  return free.where('r.exp_sertifikat', '>=', today).unionAll(free.where('r.exp_sertifikat', 'is', null))
}

/**
 * A page in the order of entry, block by block of numbers: one that has nothing of what is asked for takes a single step, and of the
 * first that have some the page is made. Blocks without any row are not even tried.
 */
export async function idsByBlocks(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
  today: string,
): Promise<number[]> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const { rows } = await sql<{ id: number }>`
    with recursive ada(blok) as (
      (select ${blockOf} from okkp.registrasi r order by r.id limit 1)
      union all
      select (select ${blockOf} from okkp.registrasi r where r.id >= (blok + 1) * 4096 order by r.id limit 1) from ada where blok is not null)
    select r.id from unnest(array(select blok from ada where blok is not null order by blok ${direction})) with ordinality b(blok, urut)
    cross join lateral (${ofBlock(db, scope, filter, today)} offset 0) r
    order by b.urut, r.id ${direction} limit ${page.limit} offset ${offsetOf(page)}`.execute(db)
  return rows.map(({ id }) => id)
}

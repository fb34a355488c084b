import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import type { SelectQueryBuilder, Simplify } from 'kysely'

/** One page of an ordered query (all of it without a page), and how many rows it has altogether. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: PageRequest | undefined,
): Promise<{ rows: Simplify<Row>[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    (page ? query.limit(page.limit).offset(offsetOf(page)) : query).execute(),
    query
      .clearSelect()
      .clearOrderBy()
      .select((build) => build.fn.countAll().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

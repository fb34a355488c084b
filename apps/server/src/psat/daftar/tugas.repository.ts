import type { FaktaTugas } from '@portal/domain/psat/alur/tugas'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type SlotOf, statement } from '#platform/database/statement.ts'

const counted = statement((db, slot: SlotOf<{ ids: readonly number[] }>) =>
  db
    .selectFrom(sql<{ id: number }>`unnest(${slot('ids')}::bigint[])`.as<'p'>(sql`p(id)`))
    .leftJoin('psat.tagihan as g', 'g.pengajuan_id', 'p.id')
    .select([
      'p.id',
      sql<number>`coalesce(g.nominal, 0)::float8`.as('tagihan'),
      sql<number>`(select count(*) from psat.temuan t
        where t.pengajuan_id = p.id and t.status = 'terbuka')::int`.as('temuan'),
      sql<number>`(select count(*) from psat.temuan t
        where t.pengajuan_id = p.id and t.status = 'dijawab')::int`.as('jawaban'),
    ]),
)

/** What the next steps of these files count. */
export async function listFaktaTugas(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FaktaTugas>> {
  if (ids.length === 0) return new Map()
  const rows = await counted(db, { ids })
  return new Map(rows.map(({ id, ...fakta }) => [id, fakta]))
}

import { type FaktaTugas, tanpaFakta } from '@portal/domain/psat/alur/tugas'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** SQL column with the counts that the next step of the file `alias` needs. */
export function faktaTugas(alias: string): RawBuilder<FaktaTugas> {
  const id = sql.ref(`${alias}.id`)
  return sql<FaktaTugas>`(select jsonb_build_object('temuan', count(*) filter (where t.status = 'terbuka'),
      'jawaban', count(*) filter (where t.status = 'dijawab'),
      'tagihan', coalesce((select g.nominal from psat.tagihan g where g.pengajuan_id = ${id}), 0),
      'kunjungan', (select jsonb_build_object('status', k.status, 'tanggal_mulai', k.tanggal_mulai,
          'tanggal_selesai', k.tanggal_selesai, 'jam', k.jam)
        from psat.kunjungan k where k.pengajuan_id = ${id} order by k.ke desc limit 1),
      'dinilai', exists (select from psat.audit_lapang a
        where a.pengajuan_id = ${id} and a.jawaban <> '{}'::jsonb))
    from psat.temuan t where t.pengajuan_id = ${id})`
}

export async function findFaktaTugas(db: Executor, id: number): Promise<FaktaTugas> {
  const row = await db
    .selectFrom('psat.pengajuan as p')
    .select(faktaTugas('p').as('tugas'))
    .where('p.id', '=', id)
    .executeTakeFirst()
  return row?.tugas ?? tanpaFakta
}

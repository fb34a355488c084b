import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Whatever is drafted, open or answered, but not closed. */
export async function countTemuanTerbuka(db: Executor, pengajuanId: number): Promise<number> {
  const { n } = await db
    .selectFrom('psat.temuan')
    .where('pengajuan_id', '=', pengajuanId)
    .where('status', '<>', 'ditutup')
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** What was drafted at this stage, or answered but not accepted, goes out with the request for a revision. */
export function sendTemuan(trx: Trx, pengajuanId: number, tahap: string) {
  return trx
    .updateTable('psat.temuan')
    .set({ status: 'terbuka', versi: sql<number>`versi + 1` })
    .where('pengajuan_id', '=', pengajuanId)
    .where('tahap', '=', tahap)
    .where('status', 'in', ['disiapkan', 'dijawab'])
    .returning(['id', 'bidang', 'uraian'])
    .execute()
}

export function listTemuanTerbuka(trx: Trx, pengajuanId: number) {
  return trx
    .selectFrom('psat.temuan')
    .select(['id', 'bidang', 'uraian'])
    .where('pengajuan_id', '=', pengajuanId)
    .where('status', '=', 'terbuka')
    .orderBy('id')
    .execute()
}

export async function answerTemuan(
  trx: Trx,
  id: number,
  answer: { jawaban: string; berkas_jawaban: string | null; dijawab: Date },
): Promise<void> {
  await trx
    .updateTable('psat.temuan')
    .set({ ...answer, status: 'dijawab', versi: sql<number>`versi + 1` })
    .where('id', '=', id)
    .execute()
}

/** Whoever declares a form complete has taken its answers. */
export async function closeAnswered(
  trx: Trx,
  pengajuanId: number,
  by: { id: number; at: Date },
): Promise<void> {
  await trx
    .updateTable('psat.temuan')
    .set({ status: 'ditutup', ditutup: by.at, ditutup_oleh: by.id, versi: sql<number>`versi + 1` })
    .where('pengajuan_id', '=', pengajuanId)
    .where('status', '=', 'dijawab')
    .execute()
}

/** What was drafted and never sent ends with its stage. */
export function dropPrepared(trx: Trx, pengajuanId: number, tahap: string) {
  return trx
    .deleteFrom('psat.temuan')
    .where('pengajuan_id', '=', pengajuanId)
    .where('tahap', '=', tahap)
    .where('status', '=', 'disiapkan')
    .returning(['id', 'bidang', 'tingkat', 'uraian', 'foto', 'oleh'])
    .execute()
}

import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

/** Counts findings that are prepared, open or answered, but not closed. */
export async function countTemuanTerbuka(db: Executor, pengajuanId: number): Promise<number> {
  const { n } = await db
    .selectFrom('psat.temuan')
    .where('pengajuan_id', '=', pengajuanId)
    .where('status', '<>', 'ditutup')
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/**
 * Opens the findings of a revision request: prepared ones, answered ones that nobody has accepted, and those whose answer
 * is asked for again.
 */
export function sendTemuan(trx: Trx, pengajuanId: number, tahap: string) {
  return trx
    .updateTable('psat.temuan')
    .set({ status: 'terbuka', versi: sql<number>`versi + 1` })
    .where('pengajuan_id', '=', pengajuanId)
    .where('tahap', '=', tahap)
    .where('status', 'in', ['disiapkan', 'dijawab', 'terbuka'])
    .returning(['id', 'bidang', 'uraian', 'tanggapan'])
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

/** Deletes findings that staff prepared but never sent, when their stage ends. */
export function dropPrepared(trx: Trx, pengajuanId: number, tahap: string) {
  return trx
    .deleteFrom('psat.temuan')
    .where('pengajuan_id', '=', pengajuanId)
    .where('tahap', '=', tahap)
    .where('status', '=', 'disiapkan')
    .returning(['id', 'bidang', 'tingkat', 'uraian', 'foto', 'oleh'])
    .execute()
}

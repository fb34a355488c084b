import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export function useLink(db: Executor, token: string, at: Date) {
  return db
    .updateTable('oss.tautan as t')
    .from('platform.berkas as b')
    .whereRef('b.kunci', '=', 't.berkas')
    .where('t.token', '=', token)
    .set({ diambil: sql`t.diambil + 1`, terakhir: at })
    .returning(['t.berkas', 'b.ukuran'])
    .executeTakeFirst()
}

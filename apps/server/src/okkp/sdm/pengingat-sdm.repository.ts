import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { Due } from '#platform/reminders/reminders.ts'

export function findDueKompetensi(db: Executor, { from, until, unsent, most }: Due) {
  return db
    .selectFrom('okkp.kompetensi_sdm as k')
    .innerJoin('okkp.sdm as s', 's.id', 'k.sdm_id')
    .select([
      'k.id',
      'k.kategori',
      'k.jenis',
      's.id as sdm_id',
      's.nama_lengkap',
      's.provinsi_id',
      's.kota_id',
      's.akun_id',
      sql<string>`k.berlaku_sampai`.as('end'),
    ])
    .where('k.berlaku_sampai', '>=', from)
    .where('k.berlaku_sampai', '<=', until)
    .where(unsent({ id: 'k.id', end: 'k.berlaku_sampai' }))
    .orderBy('k.berlaku_sampai')
    .orderBy('k.id')
    .limit(most)
    .execute()
}
export type DueKompetensi = Awaited<ReturnType<typeof findDueKompetensi>>[number]

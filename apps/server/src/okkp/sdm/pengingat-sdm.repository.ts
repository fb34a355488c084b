import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'

export interface JendelaPengingat {
  from: string
  until: string
  hari: number
}

/** Competences that end in this window and have had no warning of this step for that end. */
export function findDueKompetensi(db: Executor, window: JendelaPengingat, most: number) {
  return db
    .selectFrom('okkp.kompetensi_sdm as k')
    .innerJoin('okkp.sdm as s', 's.id', 'k.sdm_id')
    .leftJoin('okkp.pengingat_kompetensi as t', (join) =>
      join
        .onRef('t.kompetensi_id', '=', 'k.id')
        .onRef('t.berlaku_sampai', '=', 'k.berlaku_sampai')
        .on('t.hari', '=', window.hari),
    )
    .select([
      'k.id',
      'k.kategori',
      'k.jenis',
      's.id as sdm_id',
      's.nama_lengkap',
      's.provinsi_id',
      's.kota_id',
      's.akun_id',
      sql<string>`k.berlaku_sampai`.as('berlaku_sampai'),
    ])
    .where('k.berlaku_sampai', '>=', window.from)
    .where('k.berlaku_sampai', '<=', window.until)
    .where('t.kompetensi_id', 'is', null)
    .orderBy('k.berlaku_sampai')
    .orderBy('k.id')
    .limit(most)
    .execute()
}
export type DueKompetensi = Awaited<ReturnType<typeof findDueKompetensi>>[number]

/** False when this warning was sent already, perhaps by a server beside this one. */
export function markWarned(
  trx: Trx,
  { id, berlaku_sampai }: DueKompetensi,
  hari: number,
  dikirim: Date,
): Promise<boolean> {
  return insertOnce(trx, 'okkp.pengingat_kompetensi', { kompetensi_id: id, hari, berlaku_sampai, dikirim })
}

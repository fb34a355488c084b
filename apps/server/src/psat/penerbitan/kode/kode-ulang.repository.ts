import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Last prints whose code a leaked key signed. */
function printsOfLeaked(db: Executor) {
  return db
    .selectFrom('psat.sertifikat as s')
    .innerJoin('psat.pengajuan as p', 'p.id', 's.pengajuan_id')
    .innerJoin('platform.kunci_kode as k', (join) =>
      join.on(sql<SqlBool>`k.kid = s.data #>> '{mandiri,kunci}'`).on('k.keadaan', '=', 'bocor'),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('psat.sertifikat as t')
            .select('t.terbitan')
            .whereRef('t.pengajuan_id', '=', 's.pengajuan_id')
            .whereRef('t.terbitan', '>', 's.terbitan'),
        ),
      ),
    )
}

/** Lists prints that the portal can print again, with the account that issued them. */
export function listLeaked(db: Executor, after: number, limit: number) {
  return printsOfLeaked(db)
    .innerJoin('akun.pengguna as a', 'a.id', 's.oleh')
    .where('p.alur', '=', 'pengajuan')
    .where('s.id', '>', after)
    .select([
      's.id as cetakan_id',
      's.registrasi_id',
      'p.uuid as pengajuan_uuid',
      'a.id',
      'a.uuid',
      'a.username',
      'a.nama',
      'a.role',
      'a.provinsi_id',
      'a.kota_id',
      'a.perusahaan_id',
    ])
    .orderBy('s.id')
    .limit(limit)
    .execute()
}

/** Returns the registry entries of all such prints of one key, by the track of their file. */
export function listPermitsOfKey(db: Executor, kid: string) {
  return printsOfLeaked(db).where('k.kid', '=', kid).select(['s.registrasi_id', 'p.alur']).execute()
}

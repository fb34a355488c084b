import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export async function listLeakedKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('platform.kunci_kode')
    .select('kid')
    .where('keadaan', '=', 'bocor')
    .execute()
  return rows.map(({ kid }) => kid)
}

/** Last prints whose code one of these keys signed. */
function printsOfKeys(db: Executor, keys: readonly string[]) {
  return db
    .selectFrom('psat.sertifikat as s')
    .innerJoin('psat.pengajuan as p', 'p.id', 's.pengajuan_id')
    .where(sql<SqlBool>`s.data #>> '{mandiri,kunci}' = any (${keys}::text[])`)
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

/** Lists prints of these keys that the portal can print again, with the account that issued them. */
export function listLeaked(db: Executor, keys: readonly string[], after: number, limit: number) {
  return printsOfKeys(db, keys)
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

/** Returns the registry entries of all prints of one key, by the track of their file. */
export function listPermitsOfKey(db: Executor, kid: string) {
  return printsOfKeys(db, [kid]).select(['s.registrasi_id', 'p.alur']).execute()
}

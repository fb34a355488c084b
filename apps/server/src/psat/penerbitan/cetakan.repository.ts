import type { Executor } from '#platform/database/database.ts'

export function lastPrints(db: Executor) {
  return db
    .selectFrom('psat.sertifikat as s')
    .innerJoin('psat.pengajuan as p', 'p.id', 's.pengajuan_id')
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

/** Last prints that the portal can print again, with the account that issued them. On track `berkas` they are uploads. */
export function reprintable(db: Executor) {
  return lastPrints(db)
    .innerJoin('akun.pengguna as a', 'a.id', 's.oleh')
    .where('p.alur', '=', 'pengajuan')
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
}

export type Cetakan = Awaited<ReturnType<ReturnType<typeof reprintable>['execute']>>[number]

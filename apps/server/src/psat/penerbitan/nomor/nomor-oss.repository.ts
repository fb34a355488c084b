import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Returns the account that issued the certificate, only if the current print lacks the OSS number. */
export function findPenerbit(db: Executor, pengajuanId: number) {
  return (
    db
      .selectFrom('psat.sertifikat as s')
      .innerJoin('psat.pengajuan as p', 'p.id', 's.pengajuan_id')
      .innerJoin('akun.pengguna as a', 'a.id', 's.oleh')
      .where('s.pengajuan_id', '=', pengajuanId)
      // On track `berkas` the certificate is an upload, so the portal cannot reprint it.
      .where('p.alur', '=', 'pengajuan')
      .where(sql<boolean>`s.data ->> 'pb_umku' is null`)
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
      .select([
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
      .executeTakeFirst()
  )
}

import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/**
 * The permit that is replaced, as the registry has it: where another file has renewed or changed it meanwhile, what
 * it has become.
 */
export async function findIzinLama(db: Executor, id: number) {
  const { rows } = await sql<{ id: number }>`
    with recursive rantai as (
      select id, digantikan_oleh from okkp.registrasi where id = ${id}
      union
      select r.id, r.digantikan_oleh from okkp.registrasi r join rantai on r.id = rantai.digantikan_oleh
    )
    select id from rantai where digantikan_oleh is null`.execute(db)
  return db
    .selectFrom('okkp.registrasi')
    .select([
      'id',
      'no_registration',
      'exp_sertifikat',
      'level',
      'ruang_lingkup',
      'komoditas_id',
      'nama_psat',
      'nama_ilmiah',
      'kemasan',
      'berat_bersih',
      'merk',
      'alamat_unit',
      'provinsi_id',
      'kota_id',
      'lembaga_penerbit',
      'perusahaan_id',
      'sanksi',
      'dihapus',
    ])
    .where('id', '=', rows[0]?.id ?? id)
    .executeTakeFirst()
}
export type IzinLamaRow = NonNullable<Awaited<ReturnType<typeof findIzinLama>>>

export function findPemegang(db: Executor, perusahaanId: number) {
  return db
    .selectFrom('akun.perusahaan')
    .select(['id', 'nama_perseroan', 'nib', 'alamat_perseroan'])
    .where('id', '=', perusahaanId)
    .executeTakeFirstOrThrow()
}

import type { Executor } from '#platform/database/database.ts'

/** An entry of the registry, with what its successor carries on. */
export function findIzinLama(db: Executor, id: number) {
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
    .where('id', '=', id)
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

import { sql } from 'kysely'
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

/** The first of these names that the registry knows as a commodity, by its own name or another one in use. */
export async function findKomoditasBernama(
  db: Executor,
  names: readonly string[],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select k.id
    from unnest(${names}::text[]) with ordinality as disebut (nama, urutan)
    join okkp.komoditas k on lower(k.nama) = lower(disebut.nama)
      or lower(disebut.nama) = any(select lower(lain) from unnest(k.alias) as lain)
    order by disebut.urutan, lower(k.nama) <> lower(disebut.nama), k.id
    limit 1`.execute(db)
  return rows[0]?.id
}

import type { Database } from '#platform/database/database.ts'

/** Returns the demo accounts with their workplace. The list omits locked and deleted accounts. */
export function listPilihan(db: Database, usernames: readonly string[]) {
  return db
    .selectFrom('akun.pengguna as u')
    .leftJoin('wilayah.provinsi as p', 'p.id', 'u.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'u.kota_id')
    .leftJoin('akun.perusahaan as c', 'c.id', 'u.perusahaan_id')
    .select(['u.username', 'u.nama', 'u.role'])
    .select((eb) => eb.fn.coalesce('c.nama_perseroan', 'k.nama', 'p.nama').as('tempat'))
    .where('u.username', 'in', usernames)
    .where('u.aktif', '=', true)
    .execute()
}

import { type Insertable, sql, type Updateable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { AkunPengguna, AkunPerusahaan } from '#platform/database/schema.gen.ts'

/** Serializes concurrent arrivals for one company. An advisory lock works even if the company has no row yet. */
export async function lockNib(trx: Trx, nib: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('oss.nib'), hashtext(${nib}))`.execute(trx)
}

/** Maps a Kemendagri region code to the portal's province and city, if the portal knows them. */
export async function regionOf(trx: Trx, daerah: string | null) {
  const [provinsi, kota] = [Number((daerah ?? '').slice(0, 2)), Number((daerah ?? '').slice(0, 4))]
  const known = await trx
    .selectFrom('wilayah.kota')
    .select(['id', 'provinsi_id'])
    .where('id', '=', kota)
    .executeTakeFirst()
  if (known) return { provinsi_id: known.provinsi_id, kota_id: known.id }
  // Region 0 is the central office, not a place.
  if (!provinsi) return { provinsi_id: null, kota_id: null }
  const [found] = await trx.selectFrom('wilayah.provinsi').select('id').where('id', '=', provinsi).execute()
  return { provinsi_id: found?.id ?? null, kota_id: null }
}

export async function changePerusahaan(trx: Trx, id: number, values: Updateable<AkunPerusahaan>, at: Date) {
  await trx
    .updateTable('akun.perusahaan')
    .set({ ...values, versi: sql`versi + 1`, diubah: at })
    .where('id', '=', id)
    .execute()
}

export function listAkunHidup(trx: Executor, perusahaanId: number) {
  return trx
    .selectFrom('akun.pengguna')
    .select(['id', 'uuid', 'username', 'nama', 'role', 'nomor_identitas', 'totp_aktif', 'aktif'])
    .where('perusahaan_id', '=', perusahaanId)
    .where('role', '=', 'PELAKU_USAHA')
    .where('dihapus', 'is', null)
    .orderBy('id')
    .execute()
}

export async function insertAkun(trx: Trx, account: Insertable<AkunPengguna>) {
  return trx
    .insertInto('akun.pengguna')
    .values(account)
    .returning(['id', 'uuid', 'username', 'nama', 'role', 'totp_aktif'])
    .executeTakeFirstOrThrow()
}

export async function freeUsername(trx: Trx, base: string): Promise<string> {
  const taken = await trx
    .selectFrom('akun.pengguna')
    .select('username')
    .where(sql<boolean>`lower(username) like ${`${base}%`}`)
    .where('dihapus', 'is', null)
    .execute()
  const names = new Set(taken.map(({ username }) => username.toLowerCase()))
  let name = base
  for (let next = 2; names.has(name); next += 1) name = `${base}-${next}`
  return name
}

export async function noteArrival(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('akun.pengguna').set({ terakhir_masuk: at }).where('id', '=', id).execute()
}

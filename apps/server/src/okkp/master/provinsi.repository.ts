import { sql } from 'kysely'
import type { Trx } from '#platform/database/database.ts'

export const tingkatWilayah = ['provinsi', 'kota', 'kecamatan'] as const
export type TingkatWilayah = (typeof tingkatWilayah)[number]

export interface WilayahRow {
  id: number
  kode: string
  nama: string
}

const table = (tingkat: TingkatWilayah) => sql.table(`wilayah.${tingkat}`)

export async function lockWilayah(
  trx: Trx,
  tingkat: TingkatWilayah,
  id: number,
): Promise<WilayahRow | undefined> {
  const { rows } = await sql<WilayahRow>`
    select id, kode, nama from ${table(tingkat)} where id = ${id} for update`.execute(trx)
  return rows[0]
}

export async function insertProvinsi(trx: Trx, row: WilayahRow): Promise<void> {
  await trx.insertInto('wilayah.provinsi').values(row).execute()
}

export async function insertKota(
  trx: Trx,
  row: WilayahRow & { provinsi_id: number; jenis: 'KABUPATEN' | 'KOTA' },
): Promise<void> {
  await trx.insertInto('wilayah.kota').values(row).execute()
}

export async function insertKecamatan(trx: Trx, row: WilayahRow & { kota_id: number }): Promise<void> {
  await trx.insertInto('wilayah.kecamatan').values(row).execute()
}

export async function renameWilayah(
  trx: Trx,
  tingkat: TingkatWilayah,
  id: number,
  nama: string,
): Promise<void> {
  await sql`update ${table(tingkat)} set nama = ${nama} where id = ${id}`.execute(trx)
}

export async function deleteWilayah(trx: Trx, tingkat: TingkatWilayah, id: number): Promise<void> {
  await sql`delete from ${table(tingkat)} where id = ${id}`.execute(trx)
}

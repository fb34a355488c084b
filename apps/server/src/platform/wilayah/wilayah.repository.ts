import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import type { IsiWilayah, Kota, Provinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

export function listProvinsi(db: Database): Promise<Provinsi[]> {
  return db
    .selectFrom('wilayah.provinsi')
    .select(['id', 'kode', 'nama'])
    .where('id', '!=', provinsiPusat.id)
    .orderBy('nama')
    .execute()
}

/** Returns the cities and districts of a province code or a city code. Returns nothing for other codes. */
export async function listIsiWilayah(db: Database, kode: string): Promise<IsiWilayah> {
  const kota = await db
    .selectFrom('wilayah.kota as k')
    .innerJoin('wilayah.provinsi as p', 'p.id', 'k.provinsi_id')
    .select(['k.id', 'k.kode', 'k.nama', 'k.jenis', 'k.provinsi_id'])
    .where((build) => build.or([build('p.kode', '=', kode), build('k.kode', '=', kode)]))
    .orderBy('k.nama')
    .$narrowType<Pick<Kota, 'jenis'>>()
    .execute()
  const kecamatan = await db
    .selectFrom('wilayah.kecamatan')
    .select(['id', 'kode', 'nama', 'kota_id'])
    .where('kota_id', '=', sql<number>`any(${kota.map(({ id }) => id)}::int[])`)
    .orderBy('nama')
    .execute()
  return { kota, kecamatan }
}

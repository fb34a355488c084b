import { type Insertable, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { OkkpRegistrasi } from '#platform/database/schema.gen.ts'
import { SealableRows } from '#platform/database/sealed/sealed-numbers.ts'
import { appendLeaves } from '#platform/transparansi/leaf.repository.ts'
import { findReserved } from './nomor.repository.ts'
import { leafIzin } from './registrasi.leaf.ts'

/**
 * Returns the numbers, in lower case, that current registrations of the kind use or that licence files have reserved.
 */
export async function findTakenNumbers(
  db: Executor,
  jenisId: number,
  numbers: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ nomor: string }>`
    select lower(r.no_registration) as nomor
    from okkp.registrasi r
    join (select distinct lower(n) as nomor from unnest(${numbers}::text[]) n) dicari
      on lower(r.no_registration) = dicari.nomor
    where r.jenis_registrasi_id = ${jenisId} and r.dihapus is null and r.digantikan_oleh is null`.execute(db)
  return new Set([...rows.map(({ nomor }) => nomor), ...(await findReserved(db, jenisId, numbers))])
}

export type NewRegistrasi = Omit<
  Insertable<OkkpRegistrasi>,
  'id' | 'kode_verifikasi' | 'cari' | 'created_at' | 'updated_at' | 'versi' | 'dihapus'
>

const columns = [
  'jenis_registrasi_id',
  'no_registration',
  'pusat',
  'provinsi_id',
  'kota_id',
  'unit_usaha',
  'nib',
  'perusahaan_id',
  'alamat_kantor',
  'alamat_unit',
  'komoditas_id',
  'nama_psat',
  'nama_ilmiah',
  'kemasan',
  'berat_bersih',
  'merk',
  'label',
  'lembaga_penerbit',
  'kontak_telepon',
  'kontak_surel',
  'ruang_lingkup',
  'luas_lahan',
  'jenis_hc_id',
  'identitas_lot',
  'negara_tujuan',
  'jenis_sertifikat_id',
  'level',
  'terbit_sertifikat',
  'exp_sertifikat',
  'asal',
  'batch_id',
  'created_by',
  'updated_by',
] as const satisfies readonly (keyof NewRegistrasi)[]

/** Inserts a chunk with one statement and skips numbers that were taken in the meantime. Returns the stored numbers. */
export async function insertRegistrasiMany(
  trx: Executor,
  rows: readonly NewRegistrasi[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const { rows: stored } = await sql<{ id: number; no_registration: string }>`
    insert into okkp.registrasi (${names})
    select ${names} from jsonb_populate_recordset(null::okkp.registrasi, ${new SealableRows(rows)}::jsonb)
    on conflict do nothing
    returning id, no_registration`.execute(trx)
  await appendLeaves(
    trx,
    leafIzin,
    stored.map(({ id }) => id),
  )
  return new Set(stored.map(({ no_registration }) => no_registration))
}

import type { RegistrasiImpor } from '@portal/domain/okkp/impor/impor-registrasi.rules'
import { sql } from 'kysely'
import { leafIzin } from '#okkp/registrasi/registrasi.leaf.ts'
import type { NewRegistrasi } from '#okkp/registrasi/registrasi-impor.repository.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { KeptRow } from '#platform/impor/import-definition.ts'
import { appendChanges } from '#platform/transparansi/leaf.repository.ts'

/** Loads the masters that cells may name, with the cities of one province or of all provinces. */
export async function loadMasters(db: Executor, provinsiId: number | null) {
  const cities = db.selectFrom('wilayah.kota').select(['id', 'nama']).orderBy('nama')
  const [komoditas, kota, jenisHc, jenisSertifikat, provinsi] = await Promise.all([
    db.selectFrom('okkp.komoditas').select(['id', 'nama', 'alias']).orderBy('nama').execute(),
    (provinsiId === null ? cities : cities.where('provinsi_id', '=', provinsiId)).execute(),
    db.selectFrom('okkp.jenis_hc').select(['id', 'nama']).orderBy('id').execute(),
    db.selectFrom('okkp.jenis_sertifikat').select(['id', 'nama']).orderBy('id').execute(),
    db.selectFrom('wilayah.provinsi').select('nama').where('id', '=', provinsiId).executeTakeFirst(),
  ])
  return { komoditas, kota, jenisHc, jenisSertifikat, provinsi: provinsi?.nama }
}

type Common = Pick<NewRegistrasi, 'jenis_registrasi_id' | 'asal' | 'batch_id' | 'created_by' | 'updated_by'>

export function newRow(row: RegistrasiImpor, common: Common): NewRegistrasi {
  return { ...row, ...common } as NewRegistrasi
}

/** True if nobody has changed, supervised, contacted, renewed or sanctioned the holder since the import. */
const untouched = sql<boolean>`r.versi = 1 and r.sanksi is null and r.digantikan_oleh is null
  and not exists (select from okkp.pengawasan p where p.registrasi_id = r.id and p.dihapus is null)
  and not exists (select from okkp.catatan_kontak c where c.registrasi_id = r.id)`

export async function removeUntouched(
  trx: Trx,
  batchId: number,
  by: { id: number; at: Date },
): Promise<number> {
  // Locks the rows before the check, so that the check sees changes of concurrent transactions.
  await sql`select from okkp.registrasi where batch_id = ${batchId} and dihapus is null order by id for update`.execute(
    trx,
  )
  const { rows } = await sql<{ id: number }>`
    update okkp.registrasi r set dihapus = ${by.at}, updated_at = ${by.at}, updated_by = ${by.id}
    where r.batch_id = ${batchId} and r.dihapus is null and ${untouched} returning r.id`.execute(trx)
  await appendChanges(
    trx,
    leafIzin,
    rows.map(({ id }) => id),
  )
  return rows.length
}

const mostListed = 200

export async function touchedRows(trx: Trx, batchId: number): Promise<{ total: number; rows: KeptRow[] }> {
  const { rows } = await sql<KeptRow & { total: number }>`
    select r.id, r.no_registration as nomor, count(*) over () as total,
      case
        when r.digantikan_oleh is not null then 'Sudah diperpanjang atau digantikan'
        when r.sanksi is not null then 'Sedang dikenai sanksi'
        when r.versi > 1 then 'Sudah diubah setelah diimpor'
        when exists (select from okkp.pengawasan p where p.registrasi_id = r.id and p.dihapus is null)
          then 'Sudah memiliki catatan pengawasan'
        else 'Sudah memiliki catatan kontak'
      end as sebab
    from okkp.registrasi r
    where r.batch_id = ${batchId} and r.dihapus is null
    order by r.id limit ${mostListed}`.execute(trx)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ id, nomor, sebab }) => ({ id, nomor, sebab })) }
}

import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Markets, stalls and suppliers as reports name them. No view has the name of a trader. */

interface LetakPasar {
  id: number
  nama: string
  provinsi_id: number
  kota_id: number
}

export async function findPasar(db: Executor, id: number): Promise<LetakPasar | undefined> {
  const { rows } = await sql<LetakPasar>`
    select id, nama, provinsi_id, kota_id from pasar.letak_pasar where id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the trader whose stall has this number, if only one has. */
export async function findKios(db: Executor, pasarId: number, nomor: string): Promise<number | undefined> {
  const { rows } = await sql<{ pedagang_id: number }>`select pedagang_id from pasar.kios_pasar
    where pasar_id = ${pasarId} and lower(trim(nomor_kios)) = lower(trim(${nomor})) limit 2`.execute(db)
  return rows.length === 1 ? rows[0]?.pedagang_id : undefined
}

/** Returns the supplier of this name; of several, the one that delivers to the market. */
export async function findPemasok(db: Executor, nama: string, pasarId: number): Promise<number | undefined> {
  const { rows } = await sql<{ pemasok_id: number }>`select pemasok_id from pasar.kios_pemasok
    where lower(pemasok) = lower(trim(${nama})) order by pasar_id = ${pasarId} desc, pemasok_id limit 1`.execute(
    db,
  )
  return rows[0]?.pemasok_id
}

export async function findPemasokOfKios(
  db: Executor,
  pedagangId: number,
  komoditasId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ pemasok_id: number }>`select pemasok_id from pasar.kios_pemasok
    where pedagang_id = ${pedagangId} and komoditas_id = ${komoditasId} limit 1`.execute(db)
  return rows[0]?.pemasok_id
}

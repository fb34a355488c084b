import type { UjiLabImpor } from '@portal/domain/okkp/uji-lab/uji-lab.impor'
import { sql } from 'kysely'
import { followed, lockKasusOf } from '#okkp/kasus/sumber.repository.ts'
import { lockBatch, removeUntouched, sidikOf } from '#okkp/pengujian/impor-uji.repository.ts'
import type { Trx } from '#platform/database/database.ts'
import { insertMany } from './uji-lab-banyak.repository.ts'

const kodeOf = (key: string) => (key.startsWith('kode:') ? key.slice(5) : undefined)

/**
 * Returns the keys that already exist. The sample code identifies a row, or the hash of its content if it has no code.
 */
export async function findTaken(trx: Trx, provinsiId: number, keys: readonly string[]): Promise<Set<string>> {
  const codes = keys.flatMap((key) => kodeOf(key) ?? [])
  const bySidik = new Map(keys.flatMap((key) => (kodeOf(key) === undefined ? [[sidikOf(key), key]] : [])))
  const { rows } = await sql<{ key: string | null; sidik: string | null }>`
    select 'kode:' || lower(kode_sampel) as key, null as sidik from okkp.uji_lab
      where lower(kode_sampel) = any(${codes}::text[]) and dihapus is null
    union all
    select null, sidik from okkp.uji_lab
      where provinsi_id = ${provinsiId} and sidik = any(${[...bySidik.keys()]}::text[]) and dihapus is null`.execute(
    trx,
  )
  return new Set(rows.flatMap(({ key, sidik }) => key ?? bySidik.get(sidik ?? '') ?? []))
}

/** Undo keeps tests that answer a case, or whose case somebody has worked on. */
const answering = sql<boolean>`(u.tindak_lanjut_id is not null or ${followed('uji_lab')})`

export async function removeBatch(
  trx: Trx,
  batchId: number,
  by: { id: number; at: Date },
): Promise<number[]> {
  await lockKasusOf(trx, 'uji_lab', await lockBatch(trx, 'okkp.uji_lab', batchId))
  return removeUntouched(trx, 'okkp.uji_lab', batchId, by, answering)
}

/** Stores rows in bulk. A row without a code gets a hash of its content. */
export function storeRows(trx: Trx, records: readonly UjiLabImpor[], common: object): Promise<Set<string>> {
  const rows = records.map((row) => ({ ...row, sidik: row.kode_sampel === null ? sidikOf(row.key) : null }))
  return insertMany(trx, rows, common)
}

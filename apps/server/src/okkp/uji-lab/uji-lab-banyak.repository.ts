import type { HasilDinilai } from '@portal/domain/okkp/uji-lab/uji-lab.putusan'
import type { PutusanUji } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { nextUjiLabIds } from './uji-lab.repository.ts'

/** Sample of a bulk insert with its results. Keys are column names. The portal creates a missing sample code. */
export interface UjiLabBanyak {
  key: string
  kode_sampel: string | null
  /** Hash that prevents duplicates of a row without a code. */
  sidik: string | null
  tanggal: string
  komoditas_id: number
  status: PutusanUji | null
  hasil: readonly HasilDinilai[]
  [kolom: string]: unknown
}

const columns = [
  'id',
  'kode_sampel',
  'jenis_uji_lab_id',
  'tanggal',
  'lembaga',
  'lokasi_sampel',
  'komoditas_id',
  'komoditas_tambahan',
  'status',
  'referensi_bmr',
  'metode_uji',
  'note',
  'laboratorium',
  'no_lhu',
  'provinsi_id',
  'kota_id',
  'created_for',
  'asal',
  'batch_id',
  'created_by',
  'updated_by',
  'sidik',
] as const
const resultColumns = [
  'uji_lab_id',
  'urutan',
  'parameter_id',
  'hasil_uji',
  'satuan',
  'standar',
  'metode_uji',
  'usul',
  'batas_id',
  'batas',
  'cara',
  'alasan_usul',
  'status',
  'alasan',
] as const

const named = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/** Inserts a chunk with two statements: samples, then results of the stored samples. Returns the stored keys. */
export async function insertMany(
  trx: Executor,
  records: readonly UjiLabBanyak[],
  common: object,
): Promise<Set<string>> {
  if (records.length === 0) return new Set()
  const ids = await nextUjiLabIds(trx, records.length)
  const byId = new Map(records.map((record, index) => [ids[index] ?? 0, record]))
  const samples = [...byId].map(([id, { hasil: _results, key: _key, ...row }]) => ({
    ...row,
    ...common,
    id,
  }))
  const read = columns.map((name) =>
    name === 'kode_sampel' ? sql`coalesce(kode_sampel, okkp.kode_sampel_baru())` : sql.ref(name),
  )
  const { rows: stored } = await sql<{ id: number }>`
    insert into okkp.uji_lab (${named(columns)})
    select ${sql.join(read)} from json_populate_recordset(null::okkp.uji_lab, ${JSON.stringify(samples)}::json)
    on conflict do nothing returning id`.execute(trx)
  const kept = stored.flatMap(
    ({ id }) => byId.get(id)?.hasil.map((row, urutan) => ({ ...row, uji_lab_id: id, urutan })) ?? [],
  )
  await sql`
    insert into okkp.hasil_uji_lab (${named(resultColumns)})
    select ${named(resultColumns)} from json_populate_recordset(null::okkp.hasil_uji_lab, ${JSON.stringify(kept)}::json)`.execute(
    trx,
  )
  return new Set(stored.flatMap(({ id }) => byId.get(id)?.key ?? []))
}

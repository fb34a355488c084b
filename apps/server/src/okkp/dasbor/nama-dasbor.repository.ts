import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export type Jenis = { id: number; nama: string }

const tables = {
  registrasi: 'okkp.jenis_registrasi',
  uji_lab: 'okkp.jenis_uji_lab',
  rapid_test: 'okkp.jenis_rapid_test',
} as const

export function listJenis(db: Executor, of: keyof typeof tables): Promise<Jenis[]> {
  return db.selectFrom(tables[of]).select(['id', 'nama']).orderBy('id').execute()
}

export async function namaKomoditas(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('okkp.komoditas')
    .select(['id', 'nama'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { statement, unseen } from '#platform/database/statement.ts'

export type Jenis = { id: number; nama: string }

const list = (table: 'okkp.jenis_registrasi' | 'okkp.jenis_uji_lab' | 'okkp.jenis_rapid_test') =>
  statement<object, Jenis>((db) => db.selectFrom(table).select(['id', 'nama']).orderBy('id'))

const lists = {
  registrasi: list('okkp.jenis_registrasi'),
  uji_lab: list('okkp.jenis_uji_lab'),
  rapid_test: list('okkp.jenis_rapid_test'),
}

export function listJenis(db: Executor, of: keyof typeof lists): Promise<Jenis[]> {
  return lists[of](db, {})
}

const komoditas = statement<{ ids: readonly number[] }, Jenis>((db, slot) =>
  db
    .selectFrom('okkp.komoditas')
    .select(['id', 'nama'])
    .where(sql<boolean>`id = any(${unseen(slot('ids'), 'bigint[]')})`),
)

export async function namaKomoditas(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await komoditas(db, { ids })
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

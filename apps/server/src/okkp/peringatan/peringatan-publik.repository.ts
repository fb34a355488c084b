import { type SqlBool, sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import { list } from '#platform/list/list.ts'

/** Selects the published version of each warning. */
function rows(db: Executor) {
  return db
    .selectFrom('okkp.peringatan as t')
    .innerJoin('okkp.peringatan_versi as v', (join) =>
      join.onRef('v.peringatan_id', '=', 't.id').onRef('v.nomor', '=', 't.versi_terbit'),
    )
    .leftJoin('wilayah.provinsi as p', 'p.id', 't.provinsi_id')
    .select(['t.id', 't.jenis', 't.status', 'p.nama as provinsi', 't.terbit_pertama', 't.terbit_terakhir'])
    .select([
      'v.judul',
      'v.pangan',
      'v.isi',
      'v.saran',
      'v.bets',
      'v.nomor_izin',
      'v.alasan',
      'v.tindakan',
      'v.foto',
    ])
}
export type PublikRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const publikList = list({
  from: 'okkp.peringatan as t',
  rows,
  visible: (_visitor: 'semua') => sql<SqlBool>`t.versi_terbit is not null`,
  filters: {
    berlaku: (_only: 'ya') => sql<SqlBool>`t.status = 'berlaku'`,
    // The condition `v.terbit is not null` lets PostgreSQL use the partial index.
    nomor: (nomor: string) => sql<SqlBool>`exists (select from okkp.peringatan_versi v
      where v.peringatan_id = t.id and v.nomor = t.versi_terbit and v.terbit is not null
        and lower(v.nomor_izin) = lower(${nomor}))`,
  },
  orders: { '-terbit_terakhir': sql`t.terbit_terakhir desc, t.id desc` },
})

export function listVersiTerbit(db: Executor, id: number) {
  return db
    .selectFrom('okkp.peringatan_versi')
    .select([
      'nomor',
      'tindakan',
      'judul',
      'pangan',
      'isi',
      'saran',
      'bets',
      'nomor_izin',
      'alasan',
      'foto',
      'terbit',
    ])
    .where('peringatan_id', '=', id)
    .where('terbit', 'is not', null)
    .orderBy('nomor', 'desc')
    .execute()
}

export async function listPublikIds(db: Database, most: number): Promise<number[]> {
  const found = await db
    .selectFrom('okkp.peringatan')
    .select('id')
    .where('versi_terbit', 'is not', null)
    .orderBy('terbit_terakhir', 'desc')
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}

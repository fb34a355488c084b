import type { listPeringatanPublik } from '@portal/domain/okkp/peringatan/peringatan.contract'
import type { Query } from '@portal/domain/platform/contract'
import { type SqlBool, sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import { readPage } from '#platform/database/read-page.ts'

/** What stands published now. */
function rows(db: Executor) {
  return db
    .selectFrom('okkp.peringatan as t')
    .innerJoin('okkp.peringatan_versi as v', (join) =>
      join.onRef('v.peringatan_id', '=', 't.id').onRef('v.nomor', '=', 't.versi_terbit'),
    )
    .leftJoin('wilayah.provinsi as p', 'p.id', 't.provinsi_id')
    .select(['t.id', 't.jenis', 't.status', 'p.nama as provinsi', 't.terbit_pertama', 't.terbit_terakhir'])
    .select(['v.judul', 'v.pangan', 'v.isi', 'v.saran', 'v.bets', 'v.nomor_izin', 'v.alasan', 'v.tindakan'])
}
export type PublikRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export function listPublik(
  db: Database,
  {
    page,
    limit,
    berlaku,
    nomor,
  }: Omit<Query<typeof listPeringatanPublik>, 'nomor'> & { nomor?: string | null },
) {
  let query = rows(db)
  if (berlaku) query = query.where('t.status', '=', 'berlaku')
  // That it is published is said, since the index holds no others.
  if (nomor) query = query.where(sql<SqlBool>`v.terbit is not null and lower(v.nomor_izin) = lower(${nomor})`)
  return readPage(query.orderBy('t.terbit_terakhir', 'desc').orderBy('t.id', 'desc'), { page, limit })
}

export function findPublik(db: Executor, id: number): Promise<PublikRow | undefined> {
  return rows(db).where('t.id', '=', id).executeTakeFirst()
}

/** Every version that was ever published, the latest first. */
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

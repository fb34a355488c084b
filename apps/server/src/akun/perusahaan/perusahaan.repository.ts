import type { PageRequest } from '@portal/domain/platform/list/pagination'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { readPage } from '#platform/database/read-page.ts'
import type { AkunPerusahaan } from '#platform/database/schema.gen.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'

function perusahaanRows(db: Executor) {
  return db
    .selectFrom('akun.perusahaan as u')
    .selectAll('u')
    .select((build) =>
      build
        .selectFrom('akun.pengguna as p')
        .whereRef('p.perusahaan_id', '=', 'u.id')
        .where('p.dihapus', 'is', null)
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .as('jumlah_akun'),
    )
}
export type PerusahaanRow = Awaited<ReturnType<ReturnType<typeof perusahaanRows>['executeTakeFirstOrThrow']>>

export function findPerusahaan(
  db: Executor,
  key: { id: number } | { uuid: string } | { nib: string },
): Promise<PerusahaanRow | undefined> {
  const query = perusahaanRows(db)
  if ('id' in key) return query.where('u.id', '=', key.id).executeTakeFirst()
  if ('uuid' in key) return query.where('u.uuid', '=', key.uuid).executeTakeFirst()
  return query.where('u.nib', '=', key.nib).executeTakeFirst()
}

/** Changes of one company wait for each other here. */
export async function lockPerusahaan(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('akun.perusahaan').select('id').where('id', '=', id).forUpdate().execute()
}

export async function updatePerusahaan(
  trx: Trx,
  id: number,
  values: Updateable<AkunPerusahaan>,
): Promise<void> {
  await trx.updateTable('akun.perusahaan').set(values).where('id', '=', id).execute()
}

export async function listPerusahaan(db: Database, filter: PageRequest & { search?: string | undefined }) {
  let query = perusahaanRows(db)
  if (filter.search) {
    // The expression of the trigram index perusahaan_cari, word for word.
    query = query.where(
      sql<boolean>`(lower(u.nama_perseroan) || ' ' || coalesce(u.nib, '')) like ${containsPattern(filter.search.toLowerCase())}`,
    )
  }
  return readPage(query.orderBy(sql`u.nama_perseroan collate "id-x-icu"`).orderBy('u.id'), filter)
}

export async function insertPerusahaan(trx: Trx, company: Insertable<AkunPerusahaan>): Promise<number> {
  const row = await trx
    .insertInto('akun.perusahaan')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function listAkunPerusahaan(db: Executor, perusahaanId: number) {
  return db
    .selectFrom('akun.pengguna')
    .select(['uuid', 'nama', 'username', 'email', 'aktif'])
    .where('perusahaan_id', '=', perusahaanId)
    .where('dihapus', 'is', null)
    .orderBy(sql`nama collate "id-x-icu"`)
    .orderBy('id')
    .limit(1000)
    .execute()
}

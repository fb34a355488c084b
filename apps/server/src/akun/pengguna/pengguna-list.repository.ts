import type { PageRequest } from '@portal/domain/platform/list/pagination'
import type { Role } from '@portal/domain/platform/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { readPage } from '#platform/database/read-page.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { type PenggunaRow, penggunaRows } from './pengguna.repository.ts'

const columns = {
  nama: sql`p.nama collate "id-x-icu"`,
  username: sql`lower(p.username)`,
  role: sql`p.role`,
  // Who never signed in comes last when the latest come first.
  terakhir_masuk: sql`coalesce(p.terakhir_masuk, '-infinity')`,
} satisfies Record<string, RawBuilder<unknown>>

type SortColumn = keyof typeof columns
export type PenggunaSort = SortColumn | `-${SortColumn}`

export interface PenggunaFilter {
  ids?: number[] | undefined
  search?: string | undefined
  provinsi_id?: number | undefined
  kota_id?: number | undefined
  status?: boolean | undefined
  pernah_masuk?: boolean | undefined
  sort?: PenggunaSort | undefined
}

/** `scope` is the set of roles the caller may see; the filter only narrows it. */
function filtered(db: Database, scope: readonly Role[], filter: PenggunaFilter) {
  let query = penggunaRows(db).where('p.role', '=', sql<Role>`any(${scope}::text[])`)
  if (filter.ids) query = query.where('p.id', '=', sql<number>`any(${filter.ids}::bigint[])`)
  if (filter.provinsi_id !== undefined) query = query.where('p.provinsi_id', '=', filter.provinsi_id)
  if (filter.kota_id !== undefined) query = query.where('p.kota_id', '=', filter.kota_id)
  if (filter.status !== undefined) query = query.where('p.aktif', '=', filter.status)
  if (filter.pernah_masuk !== undefined) {
    query = query.where('p.terakhir_masuk', filter.pernah_masuk ? 'is not' : 'is', null)
  }
  if (filter.search) {
    // The expression of the trigram index pengguna_cari, word for word.
    query = query.where(
      sql<boolean>`(lower(p.username) || ' ' || lower(p.nama) || ' ' || lower(coalesce(p.email, ''))) like ${containsPattern(filter.search.toLowerCase())}`,
    )
  }
  return query
}

export async function listPengguna(
  db: Database,
  scope: readonly Role[],
  filter: PenggunaFilter & PageRequest,
): Promise<{ rows: PenggunaRow[]; total: number }> {
  const { sort = 'nama' } = filter
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const column = columns[sort.replace('-', '') as SortColumn]
  const query = filtered(db, scope, filter)
  return readPage(query.orderBy(column, direction).orderBy('p.id', direction), filter)
}

/** Names alone, closed accounts too: files that they have handled are still looked for. */
export function listNamaPetugas(db: Database, scope: readonly Role[]) {
  return db
    .selectFrom('akun.pengguna')
    .select(['id', 'nama', 'role'])
    .where('role', '=', sql<Role>`any(${scope}::text[])`)
    .where('dihapus', 'is', null)
    .orderBy(sql`nama collate "id-x-icu"`)
    .orderBy('id')
    .limit(1000)
    .execute()
}

import type { Role } from '@portal/domain/platform/roles'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { type FilterOf, list } from '#platform/list/list.ts'
import { among, byId, equals, word } from '#platform/list/rules.ts'
import { penggunaRows } from './pengguna.repository.ts'

const columns = {
  nama: sql`p.nama collate "id-x-icu"`,
  username: sql`lower(p.username)`,
  role: sql`p.role`,
  // Accounts that never signed in come last in descending order.
  terakhir_masuk: sql`coalesce(p.terakhir_masuk, '-infinity')`,
} satisfies Record<string, RawBuilder<unknown>>

type Column = keyof typeof columns
type Sort = Column | `-${Column}`

const orders = Object.fromEntries(
  Object.entries(columns).flatMap(([name, column]) => [
    [name, sql`${column}, p.id`],
    [`-${name}`, sql`${column} desc, p.id desc`],
  ]),
) as Record<Sort, RawBuilder<unknown>>

export const penggunaList = list({
  from: 'akun.pengguna as p',
  rows: penggunaRows,
  visible: (roles: readonly Role[]) => sql<SqlBool>`(p.dihapus is null and p.role = any(${roles}::text[]))`,
  filters: {
    ids: among('p.id', 'bigint'),
    // This expression must equal the expression of the trigram index pengguna_cari, otherwise PostgreSQL does not use
    // the index.
    search: word(
      (text) =>
        sql<SqlBool>`(lower(p.username) || ' ' || lower(p.nama) || ' ' || lower(coalesce(p.email, ''))) like ${containsPattern(text.toLowerCase())}`,
    ),
    provinsi_id: byId('p.provinsi_id'),
    kota_id: byId('p.kota_id'),
    status: equals('p.aktif'),
    pernah_masuk: (wanted: boolean) => sql<SqlBool>`(p.terakhir_masuk is not null) = ${wanted}`,
  },
  orders,
})
export type PenggunaFilter = FilterOf<typeof penggunaList> & { sort?: Sort | undefined }

/**
 * Returns staff names, including inactive accounts, because people still search for files that those accounts handled.
 */
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

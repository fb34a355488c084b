import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { likeWords } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { atLeast, atMost, byId, equals, word } from '#platform/list/rules.ts'
import { listKomoditasIdsNamed } from '../komoditas/komoditas.repository.ts'
import { inTestScope } from './in-test-scope.ts'
import { type TestKind, totalOfTests } from './jumlah-uji.repository.ts'

/**
 * Matches a word in the test's own text or in the name of its commodity. The query receives the commodity ids as
 * values.
 */
const inTextOrCommodity = word<RegionScope>(async (text, { db }) => {
  const ids = await listKomoditasIdsNamed(db, text)
  const inText = sql<SqlBool>`u.cari ${likeWords(text)}`
  return ids.length === 0 ? inText : sql<SqlBool>`(${inText} or u.komoditas_id = any(${ids}::bigint[]))`
})

const testRules = (kind: TestKind) => ({
  search: inTextOrCommodity,
  provinsi_id: byId('u.provinsi_id'),
  kota_id: byId('u.kota_id'),
  start_date: atLeast('u.tanggal'),
  end_date: atMost('u.tanggal'),
  jenis: equals(`u.${kind.jenis}`),
  /** Filters by result. `belum` means no result yet. */
  hasil: (hasil: string) =>
    hasil === 'belum'
      ? sql<SqlBool>`${sql.ref(`u.${kind.hasil}`)} is null`
      : sql<SqlBool>`${sql.ref(`u.${kind.hasil}`)} = ${hasil}`,
  komoditas_id: byId('u.komoditas_id'),
  batch_id: byId('u.batch_id'),
  registrasi_id: byId('u.registrasi_id'),
  /** Filters of rapid tests only: origin of the food, and final outcome of a positive. */
  kategori: equals('u.kategori'),
  keadaan: equals('u.keadaan'),
})

type Rules = ReturnType<typeof testRules>
export type TestFilter = { [Name in keyof Rules]?: Parameters<Rules[Name]>[0] | undefined }

/** Builds the list of one kind of tests, ordered by entry. */
export function testList<Row extends { id: number }, RowDb, RowTb extends keyof RowDb>(
  kind: TestKind,
  rows: (db: Executor) => SelectQueryBuilder<RowDb, RowTb, Row>,
) {
  return list({
    from: `${kind.table} as u`,
    rows,
    visible: (scope: RegionScope) => sql<SqlBool>`u.dihapus is null and ${inTestScope('u', scope)}`,
    filters: testRules(kind),
    orders: {
      '-tanggal': sql`u.tanggal desc, u.id desc`,
      tanggal: sql`u.tanggal, u.id`,
      '-created_at': sql`u.id desc`,
      created_at: sql`u.id`,
    },
    total: (db, scope, filter) => totalOfTests(db, kind, scope, filter),
  })
}

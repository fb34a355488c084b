import { type SqlBool, sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { atLeast, atMost, equals, wholeTable, word } from '#platform/list/rules.ts'

export interface FailedRequest {
  waktu: Date
  metode: string
  jalur: string
  status: number
  kode: string | null
  pesan: string
  pengguna_id: number | null
  pengguna: string | null
  peran: string | null
  request_id: string
  rincian: unknown
}

export async function insertFailedRequests(db: Database, entries: FailedRequest[]): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, rincian: JSON.stringify(entry.rincian ?? null) }))
  await db.insertInto('platform.log_galat').values(rows).execute()
}

const failedRows = (db: Executor) =>
  db
    .selectFrom('platform.log_galat as g')
    .select([
      'g.id',
      'g.jalur',
      'g.kode',
      'g.metode',
      'g.pengguna',
      'g.pengguna_id',
      'g.peran',
      'g.pesan',
      'g.request_id',
      'g.rincian',
      'g.status',
      'g.waktu',
    ])
export type FailedRow = Awaited<ReturnType<ReturnType<typeof failedRows>['executeTakeFirstOrThrow']>>

export const failedRequestList = list({
  from: 'platform.log_galat as g',
  rows: failedRows,
  visible: wholeTable,
  filters: {
    from: atLeast('g.waktu'),
    to: atMost('g.waktu'),
    method: equals('g.metode'),
    search: word(
      (text) =>
        sql<SqlBool>`(g.jalur || ' ' || g.pesan || ' ' || g.request_id || ' ' || coalesce(g.pengguna, '')) ilike ${containsPattern(text)}`,
    ),
  },
  orders: { '-waktu': sql`g.waktu desc, g.id desc` },
})

export async function sweepFailedRequests(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('platform.log_galat').where('waktu', '<', before).execute()
}

import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { containsPattern, prefixPattern } from '#platform/database/search-pattern.ts'

export interface AuditFilter extends PageRequest {
  /** Part of a username or name; deleted accounts are found too. */
  pengguna?: string | undefined
  rekaman?: string | undefined
  peristiwa?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** Counting stops here and the planner's estimate stands in: the trail grows for ever. */
const exactUpTo = 100_000

function filtered(db: Database, filter: AuditFilter) {
  let query = db.selectFrom('platform.jejak_audit as j')
  if (filter.from) query = query.where('j.waktu', '>=', filter.from)
  if (filter.to) query = query.where('j.waktu', '<=', filter.to)
  if (filter.rekaman) query = query.where('j.rekaman', 'like', prefixPattern(filter.rekaman))
  if (filter.peristiwa) query = query.where('j.peristiwa', 'like', prefixPattern(filter.peristiwa))
  if (filter.pengguna) {
    const pattern = containsPattern(filter.pengguna.toLowerCase())
    query = query.where('j.pengguna_id', 'in', (build) =>
      build
        .selectFrom('akun.pengguna as p')
        .select('p.id')
        // The expression of the trigram index pengguna_cari, word for word.
        .where(
          sql<boolean>`(lower(p.username) || ' ' || lower(p.nama) || ' ' || lower(coalesce(p.email, ''))) like ${pattern}`,
        ),
    )
  }
  return query
}

async function estimate(query: ReturnType<typeof filtered>): Promise<number> {
  const plan = await query
    .select('j.id')
    .explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  return plan[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? exactUpTo
}

export async function listAudit(db: Database, filter: AuditFilter) {
  const query = filtered(db, filter)
  const rows = await query
    .leftJoin('akun.pengguna as o', 'o.id', 'j.pengguna_id')
    .selectAll('j')
    .select('o.nama as nama_pengguna')
    .orderBy('j.waktu', 'desc')
    .orderBy('j.id', 'desc')
    .limit(filter.limit)
    .offset(offsetOf(filter))
    .execute()
  const counted = await db
    .selectFrom(
      query
        .select('j.id')
        .limit(exactUpTo + 1)
        .as('some'),
    )
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const total = counted.n <= exactUpTo ? counted.n : Math.max(counted.n, await estimate(query))
  return { rows, total }
}
export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number]

export function listOwnAudit(db: Database, penggunaId: number, limit: number) {
  return (
    db
      .selectFrom('platform.jejak_audit')
      .select(['waktu', 'peristiwa', 'rekaman'])
      .where('pengguna_id', '=', penggunaId)
      // What people did; that they came is no news to themselves.
      .where('peristiwa', '!=', 'sesi.masuk')
      .orderBy('waktu', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  )
}

export async function listPersonNames(db: Database, uuids: readonly string[]) {
  if (uuids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('akun.pengguna')
    .select(['uuid', 'nama'])
    .where('uuid', 'in', uuids)
    .execute()
  return new Map(rows.map((row) => [row.uuid, row.nama]))
}

export async function listCompanyNames(db: Database, uuids: readonly string[]) {
  if (uuids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('akun.perusahaan')
    .select(['uuid', 'nama_perseroan'])
    .where('uuid', 'in', uuids)
    .execute()
  return new Map(rows.map((row) => [row.uuid, row.nama_perseroan]))
}

export async function countServerErrors(db: Database, since: Date): Promise<number> {
  const row = await db
    .selectFrom('platform.log_galat')
    .where('waktu', '>=', since)
    .where('status', '>=', 500)
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

export async function countNeverSignedIn(db: Database): Promise<number> {
  const row = await db
    .selectFrom('akun.pengguna')
    .where('terakhir_masuk', 'is', null)
    .where('dihapus', 'is', null)
    .where('aktif', '=', true)
    .select((build) => build.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

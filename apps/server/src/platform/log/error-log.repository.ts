import type { PageRequest } from '@portal/domain/platform/list/pagination'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { readPage } from '#platform/database/read-page.ts'
import { containsPattern } from '#platform/database/search-pattern.ts'

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

export interface FailedRequestFilter extends PageRequest {
  from?: Date | undefined
  to?: Date | undefined
  method?: string | undefined
  search?: string | undefined
}

export async function listFailedRequests(db: Database, filter: FailedRequestFilter) {
  let query = db.selectFrom('platform.log_galat')
  if (filter.from) query = query.where('waktu', '>=', filter.from)
  if (filter.to) query = query.where('waktu', '<=', filter.to)
  if (filter.method) query = query.where('metode', '=', filter.method)
  if (filter.search) {
    const pattern = containsPattern(filter.search)
    query = query.where(
      sql<boolean>`(jalur || ' ' || pesan || ' ' || request_id || ' ' || coalesce(pengguna, '')) ilike ${pattern}`,
    )
  }
  return readPage(query.selectAll().orderBy('waktu', 'desc').orderBy('id', 'desc'), filter)
}

export async function sweepFailedRequests(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('platform.log_galat').where('waktu', '<', before).execute()
}

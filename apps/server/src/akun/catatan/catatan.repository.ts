import { type SqlBool, sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import { containsPattern, prefixPattern } from '#platform/database/search-pattern.ts'
import { list } from '#platform/list/list.ts'
import { atLeast, atMost, wholeTable, word } from '#platform/list/rules.ts'

const auditRows = (db: Executor) =>
  db
    .selectFrom('platform.jejak_audit as j')
    .leftJoin('akun.pengguna as o', 'o.id', 'j.pengguna_id')
    .select([
      'j.alamat_ip',
      'j.id',
      'j.mewakili',
      'j.pengguna',
      'j.pengguna_id',
      'j.peran',
      'j.peristiwa',
      'j.rekaman',
      'j.request_id',
      'j.sebelum',
      'j.sesudah',
      'j.waktu',
      'o.nama as nama_pengguna',
    ])
export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRows>['executeTakeFirstOrThrow']>>

export const auditList = list({
  from: 'platform.jejak_audit as j',
  rows: auditRows,
  visible: wholeTable,
  filters: {
    from: atLeast('j.waktu'),
    to: atMost('j.waktu'),
    rekaman: (start: string) => sql<SqlBool>`j.rekaman like ${prefixPattern(start)}`,
    peristiwa: (start: string) => sql<SqlBool>`j.peristiwa like ${prefixPattern(start)}`,
    /** Matches part of a username, name or email. The filter also finds deleted accounts. */
    pengguna: word(
      // This expression must equal the expression of the trigram index pengguna_cari, otherwise PostgreSQL does not use
      // the index.
      (text) => sql<SqlBool>`j.pengguna_id = any(array(select p.id from akun.pengguna p where
        (lower(p.username) || ' ' || lower(p.nama) || ' ' || lower(coalesce(p.email, ''))) like ${containsPattern(text.toLowerCase())}))`,
    ),
  },
  orders: { '-waktu': sql`j.waktu desc, j.id desc` },
})

export function listOwnAudit(db: Database, penggunaId: number, limit: number) {
  return (
    db
      .selectFrom('platform.jejak_audit')
      .select(['waktu', 'peristiwa', 'rekaman', 'request_id'])
      .where('pengguna_id', '=', penggunaId)
      // The start page shows a person's own changes. Sign-ins are not useful there.
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

export interface ArsipState {
  on: boolean
  /** The last log segment that reached the archive, and the last attempt that failed. */
  archived: Date | null
  failed: Date | null
}

/** Reads what PostgreSQL itself knows about the archive from which a backup is brought up to date. */
export async function readArsipState(db: Database): Promise<ArsipState> {
  const { rows } = await sql<ArsipState>`
    select current_setting('archive_mode') <> 'off' as "on",
      last_archived_time as archived, last_failed_time as failed
    from pg_stat_archiver`.execute(db)
  const [state] = rows
  if (!state) throw new Error('PostgreSQL has no state of its archive')
  return state
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

import type { Database } from '#platform/database/database.ts'

/** Names registrations for the audit trail: number and business unit. */
export async function listNamaRegistrasi(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const ids = keys.map(Number).filter(Number.isSafeInteger)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('okkp.registrasi')
    .select(['id', 'no_registration', 'unit_usaha'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => [String(row.id), [row.no_registration, row.unit_usaha].filter(Boolean).join(' · ')]),
  )
}

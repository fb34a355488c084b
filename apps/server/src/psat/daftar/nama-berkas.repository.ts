import type { Database } from '#platform/database/database.ts'

export async function listNamaBerkas(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  const ids = keys.map(Number).filter(Number.isSafeInteger)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('psat.pengajuan')
    .select(['id', 'nomor_permohonan', 'nama_perusahaan'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [String(row.id), `${row.nomor_permohonan} · ${row.nama_perusahaan}`]))
}

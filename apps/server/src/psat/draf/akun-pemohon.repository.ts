import type { Executor } from '#platform/database/database.ts'

/**
 * Returns the company's oldest active account. If staff apply on behalf of the company, this account gets the notices
 * and answers.
 */
export async function findAkunAktif(db: Executor, perusahaanId: number): Promise<number | null> {
  const row = await db
    .selectFrom('akun.pengguna')
    .select('id')
    .where('perusahaan_id', '=', perusahaanId)
    .where('aktif', '=', true)
    .where('dihapus', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

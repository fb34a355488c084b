import type { Executor } from '#platform/database/database.ts'

/** The account that is told and answers, where staff apply on behalf: the company's oldest active one. */
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

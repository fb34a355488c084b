import type { Executor } from '#platform/database/database.ts'

export function findPemegang(db: Executor, perusahaanId: number) {
  return db
    .selectFrom('akun.perusahaan')
    .select(['id', 'nama_perseroan', 'nib', 'alamat_perseroan'])
    .where('id', '=', perusahaanId)
    .executeTakeFirstOrThrow()
}

import type { Executor } from '#platform/database/database.ts'

export function findByNomor(db: Executor, nomor: string) {
  return db
    .selectFrom('psat.pengajuan')
    .select(['uuid', 'alur', 'tahap', 'nomor_permohonan', 'masuk_tahap'])
    .where('nomor_permohonan', '=', nomor)
    .executeTakeFirst()
}

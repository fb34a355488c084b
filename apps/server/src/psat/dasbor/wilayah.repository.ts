import type { Executor } from '#platform/database/database.ts'

export function listWilayah(
  db: Executor,
  provinsiId: number | undefined,
): Promise<{ id: number; nama: string }[]> {
  return provinsiId === undefined
    ? db.selectFrom('wilayah.provinsi').select(['id', 'nama']).where('id', '>', 0).orderBy('id').execute()
    : db
        .selectFrom('wilayah.kota')
        .select(['id', 'nama'])
        .where('provinsi_id', '=', provinsiId)
        .orderBy('id')
        .execute()
}

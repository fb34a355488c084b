import type { Executor } from '#platform/database/database.ts'

interface Kunjungan {
  sidik: string
  token_segel: string
  kd_izin: string
  id_izin: string
  berakhir: Date
}

export async function insertKunjungan(db: Executor, row: Kunjungan): Promise<void> {
  await db.insertInto('oss.kunjungan').values(row).execute()
}

export function findKunjungan(db: Executor, sidik: string, now: Date) {
  return db
    .selectFrom('oss.kunjungan')
    .selectAll()
    .where('sidik', '=', sidik)
    .where('berakhir', '>', now)
    .executeTakeFirst()
}

export async function endKunjungan(db: Executor, sidik: string): Promise<void> {
  await db.deleteFrom('oss.kunjungan').where('sidik', '=', sidik).execute()
}

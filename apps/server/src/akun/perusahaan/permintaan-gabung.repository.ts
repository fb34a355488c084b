import type { Executor, Trx } from '#platform/database/database.ts'

export function listTerbuka(db: Executor, perusahaanId: number) {
  return db
    .selectFrom('akun.permintaan_gabung')
    .select(['uuid', 'nama', 'email', 'nomor_identitas', 'dibuat'])
    .where('perusahaan_id', '=', perusahaanId)
    .where('diputus', 'is', null)
    .orderBy('dibuat')
    .limit(50)
    .execute()
}

export function lockPermintaan(trx: Trx, uuid: string, perusahaanId: number) {
  return trx
    .selectFrom('akun.permintaan_gabung')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('perusahaan_id', '=', perusahaanId)
    .where('diputus', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function settlePermintaan(
  trx: Trx,
  uuid: string,
  change: { diputus: Date; disetujui: boolean; oleh: number },
): Promise<void> {
  await trx.updateTable('akun.permintaan_gabung').set(change).where('uuid', '=', uuid).execute()
}

export async function setIdentitas(trx: Trx, id: number, nomor_identitas: string): Promise<void> {
  await trx.updateTable('akun.pengguna').set({ nomor_identitas }).where('id', '=', id).execute()
}

export function findPermintaan(trx: Trx, perusahaanId: number, nomor_identitas: string) {
  return trx
    .selectFrom('akun.permintaan_gabung')
    .select(['uuid', 'diputus', 'disetujui'])
    .where('perusahaan_id', '=', perusahaanId)
    .where('nomor_identitas', '=', nomor_identitas)
    .executeTakeFirst()
}

export async function insertPermintaan(
  trx: Trx,
  row: { perusahaan_id: number; nomor_identitas: string; nama: string; email: string | null },
): Promise<void> {
  await trx.insertInto('akun.permintaan_gabung').values(row).execute()
}

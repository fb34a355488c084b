import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Executor, Trx } from '#platform/database/database.ts'

export interface Tarif {
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  nominal: number
}

export async function listTarif(db: Executor): Promise<Tarif[]> {
  return db
    .selectFrom('psat.tarif')
    .select(['audit_type as auditType', 'jenis_pengajuan as jenisPengajuan', 'nominal'])
    .execute()
}

/** Returns the tariff. An application kind without a tariff costs nothing. */
export async function findTarif(db: Executor, jenis: JenisIzin, pengajuan: JenisPengajuan): Promise<number> {
  const row = await db
    .selectFrom('psat.tarif')
    .select('nominal')
    .where('audit_type', '=', jenis)
    .where('jenis_pengajuan', '=', pengajuan)
    .executeTakeFirst()
  return row?.nominal ?? 0
}

export async function upsertTarif(
  trx: Trx,
  { auditType, jenisPengajuan, nominal }: Tarif,
  diubah: Date,
): Promise<void> {
  await trx
    .insertInto('psat.tarif')
    .values({ audit_type: auditType, jenis_pengajuan: jenisPengajuan, nominal, diubah })
    .onConflict((conflict) =>
      conflict.columns(['audit_type', 'jenis_pengajuan']).doUpdateSet({ nominal, diubah }),
    )
    .execute()
}

import type { Insertable } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatPenilaianDokumen } from '#platform/database/schema.gen.ts'

export async function listSesuai(db: Executor, pengajuanId: number, tahap: string): Promise<string[]> {
  const rows = await db
    .selectFrom('psat.penilaian_dokumen')
    .select('berkas')
    .where('pengajuan_id', '=', pengajuanId)
    .where('tahap', '=', tahap)
    .orderBy('waktu')
    .execute()
  return rows.map(({ berkas }) => berkas)
}

/** Lists the marks of the stage that the file is at. */
export async function listSesuaiNow(db: Executor, pengajuanId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('psat.penilaian_dokumen as n')
    .innerJoin('psat.pengajuan as p', (join) =>
      join.onRef('p.id', '=', 'n.pengajuan_id').onRef('p.tahap', '=', 'n.tahap'),
    )
    .select('n.berkas')
    .where('n.pengajuan_id', '=', pengajuanId)
    .execute()
  return rows.map(({ berkas }) => berkas)
}

export async function markSesuai(trx: Trx, rows: Insertable<PsatPenilaianDokumen>[]): Promise<void> {
  await trx
    .insertInto('psat.penilaian_dokumen')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unmarkSesuai(
  trx: Trx,
  { pengajuan_id, tahap, berkas }: { pengajuan_id: number; tahap: string; berkas: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('psat.penilaian_dokumen')
    .where('pengajuan_id', '=', pengajuan_id)
    .where('tahap', '=', tahap)
    .where('berkas', 'in', berkas)
    .execute()
}

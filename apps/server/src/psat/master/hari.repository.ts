import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'

export function listHariLibur(db: Executor, tahun: number | undefined) {
  let query = db.selectFrom('psat.hari_libur').selectAll().orderBy('tanggal')
  if (tahun !== undefined) {
    query = query.where('tanggal', '>=', `${tahun}-01-01`).where('tanggal', '<=', `${tahun}-12-31`)
  }
  return query.limit(2000).execute()
}

export function listLiburAntara(db: Executor, dari: string, sampai: string) {
  return db
    .selectFrom('psat.hari_libur')
    .select(['tanggal', 'nama'])
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .orderBy('tanggal')
    .execute()
}

export interface HariLibur {
  tanggal: string
  nama: string
  cuti_bersama: boolean
}

export function findHariLibur(db: Executor, tanggal: string) {
  return db.selectFrom('psat.hari_libur').selectAll().where('tanggal', '=', tanggal).executeTakeFirst()
}

/** Locks a day, so that the second of two concurrent writers sees the change of the first. */
export async function lockHariLibur(trx: Trx, tanggal: string) {
  await sql`select pg_advisory_xact_lock(hashtext('psat.hari_libur'), hashtext(${tanggal}))`.execute(trx)
  return findHariLibur(trx, tanggal)
}

export async function upsertHariLibur(trx: Trx, { tanggal, nama, cuti_bersama }: HariLibur): Promise<void> {
  await trx
    .insertInto('psat.hari_libur')
    .values({ tanggal, nama, cuti_bersama })
    .onConflict((conflict) => conflict.column('tanggal').doUpdateSet({ nama, cuti_bersama }))
    .execute()
}

export async function deleteHariLibur(trx: Trx, tanggal: string): Promise<void> {
  await trx.deleteFrom('psat.hari_libur').where('tanggal', '=', tanggal).execute()
}

export async function upsertHariKerja(
  trx: Trx,
  anggaran: string,
  hari: { sppb_psat: number; izin_edar_pl: number },
  at: Date,
): Promise<void> {
  const rows = (['sppb_psat', 'izin_edar_pl'] as const).map((audit_type) => ({
    anggaran,
    audit_type,
    hari: hari[audit_type],
    diubah: at,
  }))
  await trx
    .insertInto('psat.hari_kerja')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['anggaran', 'audit_type'])
        .doUpdateSet({ hari: sql<number>`excluded.hari`, diubah: sql<Date>`excluded.diubah` }),
    )
    .execute()
}

import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { insertOnce } from '#platform/database/insert-once.ts'

/** A company may register at the portal after its permit was entered: its NIB brings the two together. */
export async function linkCompanies(db: Executor): Promise<void> {
  await sql`
    update okkp.registrasi r set perusahaan_id = p.id
    from akun.perusahaan p
    where r.nib = p.nib and r.nib is not null and r.perusahaan_id is null`.execute(db)
}

/** Linked registrations that hold, end by this day, and have had no reminder of this step for that end. */
export async function findDue(
  db: Executor,
  window: { from: string; until: string; hari: number },
  most: number,
) {
  return db
    .selectFrom('okkp.registrasi as r')
    .innerJoin('okkp.jenis_registrasi as j', 'j.id', 'r.jenis_registrasi_id')
    .leftJoin('okkp.pengingat_kedaluwarsa as t', (join) =>
      join
        .onRef('t.registrasi_id', '=', 'r.id')
        .onRef('t.exp_sertifikat', '=', 'r.exp_sertifikat')
        .on('t.hari', '=', window.hari),
    )
    .select([
      'r.id',
      'r.no_registration',
      'r.unit_usaha',
      'r.jenis_registrasi_id',
      'r.kode_verifikasi',
      'j.nama as jenis',
    ])
    .select([
      sql<string>`r.exp_sertifikat`.as('exp_sertifikat'),
      sql<number>`r.perusahaan_id`.as('perusahaan_id'),
    ])
    .where('r.dihapus', 'is', null)
    .where('r.digantikan_oleh', 'is', null)
    .where('r.sanksi', 'is', null)
    .where('r.perusahaan_id', 'is not', null)
    .where('r.exp_sertifikat', '>=', window.from)
    .where('r.exp_sertifikat', '<=', window.until)
    .where('t.registrasi_id', 'is', null)
    .orderBy('r.exp_sertifikat')
    .orderBy('r.id')
    .limit(most)
    .execute()
}
export type DueRow = Awaited<ReturnType<typeof findDue>>[number]

/** False when this reminder was sent already, perhaps by a server beside this one. */
export function markSent(
  trx: Trx,
  { id, exp_sertifikat }: DueRow,
  hari: number,
  dikirim: Date,
): Promise<boolean> {
  return insertOnce(trx, 'okkp.pengingat_kedaluwarsa', { registrasi_id: id, hari, exp_sertifikat, dikirim })
}

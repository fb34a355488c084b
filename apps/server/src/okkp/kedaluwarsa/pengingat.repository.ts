import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { Due } from '#platform/reminders/reminders.ts'

/** Links registrations to companies by NIB, because a company may sign up after an officer entered its permit. */
export async function linkCompanies(db: Executor): Promise<void> {
  await sql`
    update okkp.registrasi r set perusahaan_id = p.id
    from akun.perusahaan p
    where r.nib = p.nib and r.nib is not null and r.perusahaan_id is null`.execute(db)
}

/** Finds valid registrations that are linked to a company and expire in the given range. */
export async function findDue(db: Executor, { from, until, unsent, most }: Due) {
  return db
    .selectFrom('okkp.registrasi as r')
    .innerJoin('okkp.jenis_registrasi as j', 'j.id', 'r.jenis_registrasi_id')
    .select([
      'r.id',
      'r.no_registration',
      'r.unit_usaha',
      'r.jenis_registrasi_id',
      'r.kode_verifikasi',
      'j.nama as jenis',
    ])
    .select([sql<string>`r.exp_sertifikat`.as('end'), sql<number>`r.perusahaan_id`.as('perusahaan_id')])
    .where('r.dihapus', 'is', null)
    .where('r.digantikan_oleh', 'is', null)
    .where('r.sanksi', 'is', null)
    .where('r.perusahaan_id', 'is not', null)
    .where('r.exp_sertifikat', '>=', from)
    .where('r.exp_sertifikat', '<=', until)
    .where(unsent({ id: 'r.id', end: 'r.exp_sertifikat' }))
    .orderBy('r.exp_sertifikat')
    .orderBy('r.id')
    .limit(most)
    .execute()
}
export type DueRow = Awaited<ReturnType<typeof findDue>>[number]

import type { Executor } from '#platform/database/database.ts'

export function findPemegang(db: Executor, perusahaanId: number) {
  return db
    .selectFrom('akun.perusahaan')
    .select(['id', 'nama_perseroan', 'nib', 'alamat_perseroan'])
    .where('id', '=', perusahaanId)
    .executeTakeFirstOrThrow()
}

/** Returns every phone number and mail address that the portal knows of a company and of an applicant. */
export function findKontak(
  db: Executor,
  { perusahaan, pemohon }: { perusahaan: number; pemohon: number | null },
) {
  return db
    .selectFrom('akun.perusahaan as u')
    .leftJoin('akun.pengguna as p', (join) => join.on('p.id', '=', pemohon))
    .select(['u.telp', 'u.telp_penanggung_jawab', 'p.no_telp'])
    .select(['u.email_perusahaan', 'u.email_penanggung_jawab', 'p.email'])
    .where('u.id', '=', perusahaan)
    .executeTakeFirst()
}

import { tahapAkhir } from '@portal/domain/psat/alur/semua-alur'
import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/**
 * Checks whether another file of the kind has this number, case-insensitive, unless that file became one of the entries
 * in `kin`.
 */
export async function hasOtherFile(
  db: Executor,
  jenis: JenisIzin,
  nomor: string,
  { pengajuanId, kin }: { pengajuanId: number; kin: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql<{ dipakai: boolean }>`
    select exists (
      select from psat.pengajuan p
      where p.audit_type = ${jenis} and p.tahap <> all(${tahapAkhir('tms')}::text[]) and p.id <> ${pengajuanId}::bigint
        and lower(p.nomor) = lower(${nomor})
        and not exists (select from psat.sertifikat s
          where s.pengajuan_id = p.id and s.registrasi_id = any(${kin}::bigint[]))
    ) as dipakai`.execute(db)
  return rows[0]?.dipakai ?? false
}

export async function findLastNomor(db: Executor, jenis: JenisIzin): Promise<string | undefined> {
  const { rows } = await sql<{ nomor: string }>`
    select p.nomor from psat.pengajuan p
    join psat.riwayat r on r.pengajuan_id = p.id and r.aksi = 'catat_nomor'
    where p.audit_type = ${jenis} and p.nomor is not null and p.tahap <> 'ditolak'
    order by r.waktu desc, r.id desc limit 1`.execute(db)
  return rows[0]?.nomor
}

/** Returns the number with the highest running part among the files of a kind that are not rejected. */
export async function findHighestNomor(
  db: Executor,
  jenis: JenisIzin,
  pola: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ nomor: string }>`
    select p.nomor from psat.pengajuan p
    where p.audit_type = ${jenis} and p.tahap <> all(${tahapAkhir('tms')}::text[]) and p.nomor ~ ${pola}
    order by substring(p.nomor from ${pola})::bigint desc limit 1`.execute(db)
  return rows[0]?.nomor
}

import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Whether another file of the kind has this number, in any letters, unless it became one of these entries. */
export async function hasOtherFile(
  db: Executor,
  jenis: JenisIzin,
  nomor: string,
  { pengajuanId, kin }: { pengajuanId: number; kin: readonly number[] },
): Promise<boolean> {
  const { rows } = await sql<{ dipakai: boolean }>`
    select exists (
      select from psat.pengajuan p
      where p.audit_type = ${jenis} and p.tahap <> 'ditolak' and p.id <> ${pengajuanId}::bigint
        and lower(p.nomor) = lower(${nomor})
        and not exists (select from psat.sertifikat s
          where s.pengajuan_id = p.id and s.registrasi_id = any(${kin}::bigint[]))
    ) as dipakai`.execute(db)
  return rows[0]?.dipakai ?? false
}

import { type JenisIzin, registrasiUntuk } from '@portal/domain/psat/jenis-pengajuan'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export interface PemakaiNomor {
  pengajuanId: number
  /** The permit that is replaced: its number may be carried on. */
  izinAsalId: number | null
}

/**
 * Whether a file of the kind or an entry of the registry has this number, in any letters. Entries that were replaced
 * count as well: a number is never somebody else's a second time. Current and replaced ones have an index each.
 */
export async function isNomorTaken(
  db: Executor,
  jenis: JenisIzin,
  nomor: string,
  { pengajuanId, izinAsalId }: PemakaiNomor,
): Promise<boolean> {
  const { rows } = await sql<{ dipakai: boolean }>`
    with recursive rantai as (
      select id, menggantikan from okkp.registrasi where id = ${izinAsalId}::bigint
      union
      select r.id, r.menggantikan from okkp.registrasi r
        join rantai on r.id = rantai.menggantikan or r.menggantikan = rantai.id
    )
    select exists (
      select from okkp.registrasi r
      where r.jenis_registrasi_id = ${registrasiUntuk[jenis]} and r.dihapus is null and r.digantikan_oleh is null
        and lower(r.no_registration) = lower(${nomor}) and r.id not in (select id from rantai)
    ) or exists (
      select from okkp.registrasi r
      where r.jenis_registrasi_id = ${registrasiUntuk[jenis]} and r.dihapus is null and r.digantikan_oleh is not null
        and lower(r.no_registration) = lower(${nomor}) and r.id not in (select id from rantai)
    ) or exists (
      select from psat.pengajuan p
      where p.audit_type = ${jenis} and p.tahap <> 'ditolak' and p.id <> ${pengajuanId}::bigint
        and lower(p.nomor) = lower(${nomor})
        and not exists (select from psat.sertifikat s join rantai on rantai.id = s.registrasi_id
          where s.pengajuan_id = p.id)
    ) as dipakai`.execute(db)
  return rows[0]?.dipakai ?? false
}

import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

const terbuka = (db: Executor) =>
  db
    .selectFrom('psat.pengajuan as p')
    .select(['p.id', 'p.uuid', 'p.nomor_permohonan', 'p.jenis_pengajuan', 'p.izin_asal_registrasi_id'])
    .where('p.selesai', 'is', null)
    .orderBy('p.id')

/** Files that start from these permits and have not ended. */
export const listTerbuka = (db: Executor, ids: readonly number[]) =>
  terbuka(db).where(sql<SqlBool>`p.izin_asal_registrasi_id = any(${ids}::bigint[])`).execute()

/** The same for a permit that the registry does not know, by the number its holder wrote. */
export const listTerbukaBernomor = (
  db: Executor,
  { perusahaanId, auditType, nomor }: { perusahaanId: number; auditType: JenisIzin; nomor: string },
) =>
  terbuka(db)
    .where('p.perusahaan_id', '=', perusahaanId)
    .where('p.audit_type', '=', auditType)
    .where('p.izin_asal', '=', 'sertifikat')
    .where(
      sql<SqlBool>`exists (select from psat.salinan s where s.pengajuan_id = p.id
        and lower(s.isi -> 'izin_asal' ->> 'nomor') = lower(${nomor}))`,
    )
    .execute()

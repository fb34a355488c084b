import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

const terbuka = (db: Executor) =>
  db
    .selectFrom('psat.pengajuan as p')
    .select(['p.id', 'p.uuid', 'p.nomor_permohonan', 'p.jenis_pengajuan', 'p.izin_asal_registrasi_id'])
    .where('p.selesai', 'is', null)
    .orderBy('p.id')

export const listTerbuka = (db: Executor, ids: readonly number[]) =>
  terbuka(db).where(sql<SqlBool>`p.izin_asal_registrasi_id = any(${ids}::bigint[])`).execute()

/** Lists running files that start from a permit outside the registry, by the number that the holder typed. */
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

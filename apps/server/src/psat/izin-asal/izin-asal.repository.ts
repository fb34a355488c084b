import type { JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

/** Files that start from these permits and have not ended. */
export function listTerbuka(db: Executor, ids: readonly number[], jenis?: JenisPengajuan) {
  const open = db
    .selectFrom('psat.pengajuan')
    .select(['id', 'uuid', 'nomor_permohonan', 'izin_asal_registrasi_id'])
    .where(sql<SqlBool>`izin_asal_registrasi_id = any(${ids}::bigint[])`)
    .where('selesai', 'is', null)
    .orderBy('id')
  return (jenis ? open.where('jenis_pengajuan', '=', jenis) : open).execute()
}

import type { Salinan } from '@portal/domain/psat/isian/salinan'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { RiwayatRow } from '#psat/alur/riwayat.repository.ts'

export interface BerkasDiperiksa {
  id: number
  nomor_permohonan: string
  tahap: string
  versi: number
  putaran: number
}

export function listBerkasSesudah(db: Executor, after: number, limit: number): Promise<BerkasDiperiksa[]> {
  return db
    .selectFrom('psat.pengajuan')
    .select(['id', 'nomor_permohonan', 'tahap', 'versi', 'putaran'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

function ofFiles(ids: readonly number[]) {
  return sql<number>`any(${ids}::bigint[])`
}

export function listRiwayatOf(db: Executor, ids: readonly number[]): Promise<RiwayatRow[]> {
  return db
    .selectFrom('psat.riwayat')
    .selectAll()
    .where('pengajuan_id', '=', ofFiles(ids))
    .orderBy('pengajuan_id')
    .orderBy('urutan')
    .$castTo<RiwayatRow>()
    .execute()
}

export function listBukuWaktuOf(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('psat.buku_waktu')
    .selectAll()
    .where('pengajuan_id', '=', ofFiles(ids))
    .orderBy('pengajuan_id')
    .orderBy('urutan')
    .execute()
}

export function listSalinanOf(db: Executor, ids: readonly number[]) {
  return db
    .selectFrom('psat.salinan')
    .select(['pengajuan_id', 'putaran', 'isi', 'sidik'])
    .where('pengajuan_id', '=', ofFiles(ids))
    .orderBy('pengajuan_id')
    .orderBy('putaran')
    .$castTo<{ pengajuan_id: number; putaran: number; isi: Salinan; sidik: string }>()
    .execute()
}

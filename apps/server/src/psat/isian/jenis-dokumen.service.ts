import { type JenisDokumen, jenisUntukPerbaikan } from '@portal/domain/psat/isian/dokumen'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listJenisDokumen } from '#okkp/index.ts'
import type { Executor } from '#platform/database/database.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'

/** The types of document that a form goes by: the master's, and for a revision those of what was sent. */
export async function jenisDokumenUntuk(
  db: Executor,
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  pengajuanId: number | null,
): Promise<JenisDokumen[]> {
  const master = await listJenisDokumen(db)
  const last = pengajuanId === null ? undefined : await findSalinan(db, pengajuanId)
  return last ? jenisUntukPerbaikan(master, auditType, jenis, last.isi) : master
}

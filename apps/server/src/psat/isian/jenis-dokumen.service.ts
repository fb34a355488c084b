import { type JenisDokumen, jenisUntukPerbaikan } from '@portal/domain/psat/isian/dokumen'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { listJenisDokumen } from '#okkp/index.ts'
import type { Executor } from '#platform/database/database.ts'
import { findSalinan } from '#psat/alur/salinan.repository.ts'

/** Returns the document types of a form: the master's types and, for a revision, the types of the last submission. */
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

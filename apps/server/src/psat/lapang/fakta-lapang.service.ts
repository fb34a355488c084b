import { dayInJakarta } from '@portal/domain/platform/format'
import type { FaktaLapang } from '@portal/domain/psat/alur/pemeriksaan'
import { butirTanpaKeterangan } from '@portal/domain/psat/lapang/ceklis'
import type { Executor } from '#platform/database/database.ts'
import { listTemuan } from '#psat/temuan/temuan.repository.ts'
import { findAuditLapang } from './ceklis.repository.ts'
import { findHariKunjungan } from './kunjungan.repository.ts'

/** Reads the facts of the field audit for the gates of the workflow. */
export async function readLapang(db: Executor, pengajuanId: number, now: Date): Promise<FaktaLapang> {
  const hariIni = dayInJakarta(now)
  const audit = await findAuditLapang(db, pengajuanId)
  if (!audit) return { hariIni, tanggal: null, tanpaKeterangan: [], kunjungan: null }
  return {
    hariIni,
    tanggal: audit.tanggal,
    tanpaKeterangan: butirTanpaKeterangan(audit, await listTemuan(db, pengajuanId)),
    kunjungan: await findHariKunjungan(db, pengajuanId),
  }
}

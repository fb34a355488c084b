import type { Trx } from '#platform/database/database.ts'
import { startAuditLapang } from '#psat/lapang/ceklis.repository.ts'
import { findTarif } from '#psat/pnbp/tarif.repository.ts'
import type { Peristiwa } from './catat.service.ts'
import type { PengajuanRow } from './pengajuan.repository.ts'

/** What a master says from this step on: the tariff of a recommended file, the checklist of a field audit. */
export async function akibatLangkah(
  trx: Trx,
  row: PengajuanRow,
  { action, to, at }: Peristiwa,
): Promise<Partial<Pick<PengajuanRow, 'tarif' | 'ceklis_kurang'>>> {
  if (action === 'rekomendasikan') {
    return { tarif: await findTarif(trx, row.audit_type, row.jenis_pengajuan) }
  }
  if (action === 'loloskan_dokumen' && to === 'audit_lapang') {
    return { ceklis_kurang: await startAuditLapang(trx, row.id, at) }
  }
  return {}
}

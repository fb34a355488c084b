import type { DataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { jalurJenisOf, sendPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.contract'

type Kontrak = (typeof sendPengajuan)['sppb']['permohonan']

/** Returns the create and update contracts of a submission. They differ only in their path. */
export function kontrakKirim(auditType: JenisIzin, jenis: JenisPengajuan): Kontrak {
  const calls: Partial<Record<string, { create: unknown; update: unknown }>> =
    sendPengajuan[auditType === 'sppb_psat' ? 'sppb' : 'pl']
  const found = calls[jalurJenisOf(jenis)]
  if (!found) throw new Error(`There is no submission ${jenis} for ${auditType}.`)
  return found as Kontrak
}

/** Removes selected rows that the company has deleted from its data in the meantime. */
export function isianBersih(isian: IsianPengajuan, data: DataUsaha): IsianPengajuan {
  const ada = (ids: readonly number[], rows: readonly { id: number }[]) =>
    ids.filter((id) => rows.some((row) => row.id === id))
  return {
    ...isian,
    unit_produksi: ada(isian.unit_produksi, data.unit_produksi),
    ruang_lingkup: ada(isian.ruang_lingkup, data.ruang_lingkup),
    info_produk: ada(isian.info_produk, data.produk),
  }
}

import {
  jenisIzinLabels,
  jenisPengajuanLabels,
  pengajuanUntukKode,
} from '@portal/domain/psat/jenis/jenis-pengajuan'

interface Izin {
  nib: string
  kode_izin: string
}

/** Returns why an OSS licence does not fit this submission, or undefined if it fits. */
export function izinTidakCocok(
  izin: Izin,
  { nib, kode }: { nib: string | undefined; kode: string | undefined },
): string | undefined {
  if (nib && izin.nib !== nib) return `Izin ini milik NIB ${izin.nib}, bukan perusahaan ini.`
  if (!kode || izin.kode_izin === kode) return undefined
  const dari = pengajuanUntukKode(izin.kode_izin)
  const nama = dari
    ? `${jenisIzinLabels[dari.auditType]}, ${jenisPengajuanLabels[dari.jenis]}`
    : izin.kode_izin
  return `Izin ini untuk ${nama}. Pilih jenis izin dan keperluan itu di atas, lalu ambil lagi.`
}

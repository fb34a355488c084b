import type { Day } from '../../platform/calendar/working-days.ts'
import { formatDate } from '../../platform/format.ts'
import type { UnitProduksi } from '../data-usaha/data-usaha.schema.ts'

export type UnitDiperiksa = Pick<
  UnitProduksi,
  | 'nama_unit'
  | 'provinsi_id'
  | 'kota_id'
  | 'status_kepemilikan'
  | 'masa_sewa_berakhir'
  | 'file_bukti'
  | 'bukti_sewa'
  | 'sppb_psat_nomor'
  | 'sppb_psat_file'
  | 'surat_pernyataan_sppb_psat'
>

export interface SyaratUnit {
  akhirSertifikat: Day
  /** A unit that handles a product for the market needs an SPPB or a statement about it. */
  perluSppb: boolean
}

/** A unit that came from OSS has a name and an address; the company adds the rest. */
export function bidangKosong(unit: UnitDiperiksa): string[] {
  const sewa = unit.status_kepemilikan === 'Sewa'
  const kurang: [boolean, string][] = [
    [unit.provinsi_id === null || unit.kota_id === null, 'provinsi dan kabupaten/kota'],
    [sewa && unit.bukti_sewa === null, 'perjanjian sewa'],
    [!sewa && unit.file_bukti === null, 'bukti kepemilikan'],
  ]
  return kurang.flatMap(([kosong, label]) => (kosong ? [label] : []))
}

/** Returns what a unit lacks for this submission, each as a sentence that names the unit. */
export function kurangUnit(unit: UnitDiperiksa, { akhirSertifikat, perluSppb }: SyaratUnit): string[] {
  const { nama_unit, masa_sewa_berakhir: sewa } = unit
  const kosong = bidangKosong(unit)
  const pendek = unit.status_kepemilikan === 'Sewa' && sewa !== null && sewa < akhirSertifikat
  return [
    ...(kosong.length > 0 ? [`${nama_unit} belum lengkap: ${kosong.join(', ')}. Ubah unit ini.`] : []),
    ...(pendek
      ? [
          `Sewa ${nama_unit} berakhir ${formatDate(sewa)}, sebelum sertifikatnya (${formatDate(akhirSertifikat)}). Perpanjang sewa, atau pilih unit lain.`,
        ]
      : []),
    ...(perluSppb && !berSppb(unit)
      ? [
          `${nama_unit} belum punya nomor SPPB maupun berkasnya. Ubah unit ini: pilih SPPB dari registri, atau unggah sertifikat atau surat pernyataannya.`,
        ]
      : []),
  ]
}

/** Whether a unit has an SPPB number, the certificate or a statement. */
function berSppb(unit: UnitDiperiksa): boolean {
  return Boolean(unit.sppb_psat_nomor || unit.sppb_psat_file || unit.surat_pernyataan_sppb_psat)
}

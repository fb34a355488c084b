import { dayInJakarta } from '../../platform/format.ts'
import type { HasilUji, UjiLab } from './uji-lab.schema.ts'

/** Columns of exports and history in order. Result columns contain one value per parameter. */
export const kolomUjiLab = {
  kode_sampel: 'Kode sampel',
  jenis_uji_lab: 'Jenis uji',
  tanggal: 'Tanggal',
  lembaga: 'Lembaga',
  laboratorium: 'Laboratorium',
  no_lhu: 'Nomor LHU',
  provinsi: 'Provinsi',
  kota: 'Kabupaten/kota',
  wilayah_tujuan: 'Diuji untuk wilayah',
  lokasi_sampel: 'Lokasi sampel',
  komoditas: 'Komoditas',
  komoditas_tambahan: 'Komoditas tambahan',
  no_registrasi: 'Nomor registrasi',
  unit_usaha: 'Unit usaha',
  parameter: 'Parameter',
  hasil_uji: 'Hasil uji',
  satuan: 'Satuan',
  standar: 'Standar',
  batas: 'Batas menurut peraturan',
  putusan: 'Putusan parameter',
  alasan: 'Alasan putusan',
  status: 'Putusan',
  referensi_bmr: 'Referensi BMR',
  metode_uji: 'Metode uji',
  diambil_oleh: 'Diambil oleh',
  diambil_pada: 'Tanggal diambil',
  diserahkan_oleh: 'Diserahkan oleh',
  diserahkan_pada: 'Tanggal diserahkan',
  diterima_oleh: 'Diterima oleh',
  diterima_pada: 'Tanggal diterima',
  note: 'Catatan',
  created_at: 'Tanggal input',
} as const
export type KolomUjiLab = keyof typeof kolomUjiLab
export const kolomEksporUjiLab = Object.keys(kolomUjiLab) as KolomUjiLab[]

const ofResults: Partial<Record<KolomUjiLab, (hasil: HasilUji) => string | null>> = {
  parameter: ({ parameter }) => parameter,
  hasil_uji: ({ hasil_uji }) => hasil_uji,
  satuan: ({ satuan }) => satuan,
  standar: ({ standar }) => standar,
  batas: ({ batas }) => batas,
  putusan: ({ status }) => status,
  alasan: ({ alasan }) => alasan,
}

/** Returns the cell text. Several parameters are separated by semicolons, as the import reads them. */
export function nilaiKolom(uji: UjiLab, kolom: KolomUjiLab): string | null {
  const read = ofResults[kolom]
  if (read) {
    const parts = uji.multiple_parameter.map((hasil) => read(hasil) ?? '')
    return parts.some(Boolean) ? parts.join('; ') : null
  }
  if (kolom === 'created_at') return dayInJakarta(uji.created_at)
  return uji[
    kolom as Exclude<
      KolomUjiLab,
      'parameter' | 'hasil_uji' | 'satuan' | 'standar' | 'batas' | 'putusan' | 'alasan'
    >
  ]
}

import type { Salinan } from '../isian/salinan.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

/** Licence kind in the name of a file, and the prefix of its number. */
const sebutan: Record<JenisIzin, { nama: string; nomor: string }> = {
  sppb_psat: { nama: 'SPPB', nomor: 'SPPB' },
  izin_edar_pl: { nama: 'Izin edar', nomor: 'PL' },
}

const digits = 5

/** Returns a number such as "SPPB-2026-01214", short enough for the phone. Each kind and year has its own sequence. */
export function nomorPermohonan(izin: JenisIzin, tahun: number, urutan: number): string {
  return `${sebutan[izin].nomor}-${tahun}-${String(urutan).padStart(digits, '0')}`
}

function listed(names: readonly string[], shown: number, noun: string): string {
  const unique = [...new Set(names.map((name) => name.trim()).filter(Boolean))]
  const more = unique.length - shown
  const first = unique.slice(0, shown).join(', ')
  return more > 0 ? `${first} dan ${more} ${noun} lain` : first
}

function namaProduk({ nama_dagang, nama_merek, berat_bersih }: Salinan['info_produk'][number]): string {
  const merek = nama_merek && !nama_dagang.toLowerCase().includes(nama_merek.toLowerCase()) ? nama_merek : ''
  return [nama_dagang, merek, berat_bersih].filter(Boolean).join(' ')
}

/** Returns the subject of the file: unit and commodity, or product and brand. Null if the file names neither. */
export function pokokBerkas(
  izin: JenisIzin,
  {
    unit_produksi,
    ruang_lingkup,
    info_produk,
  }: Pick<Salinan, 'unit_produksi' | 'ruang_lingkup' | 'info_produk'>,
): string | null {
  const produk = listed(info_produk.map(namaProduk), 1, 'produk')
  const unit = listed(
    unit_produksi.map(({ nama_unit }) => nama_unit),
    1,
    'unit',
  )
  // The name of several units is already long, so only one commodity follows.
  const names = ruang_lingkup.map(({ nama_komoditas }) => nama_komoditas.toLowerCase())
  const komoditas = unit_produksi.length > 1 ? (names[0]?.trim() ?? '') : listed(names, 2, 'komoditas')
  const handling = [unit, komoditas].filter(Boolean).join(', ')
  return (izin === 'sppb_psat' ? handling || produk : produk || handling) || null
}

/** Returns for example "SPPB: Gudang Dingin, wortel". Without a subject the company name follows. */
export function namaBerkas(izin: JenisIzin, pokok: string | null, perusahaan: string): string {
  return `${sebutan[izin].nama}: ${pokok ?? perusahaan}`
}

/** Returns the place of the file: that of the first unit for an SPPB, or null if the place of the company counts. */
export function tempatUnit(
  izin: JenisIzin,
  { unit_produksi: [unit] }: Pick<Salinan, 'unit_produksi'>,
): { provinsi_id: number; kota_id: number | null } | null {
  if (izin !== 'sppb_psat' || unit?.provinsi_id == null) return null
  return { provinsi_id: unit.provinsi_id, kota_id: unit.kota_id }
}

import { lowerFirst } from '../../platform/format.ts'
import type { Salinan } from '../isian/salinan.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'

/** What people call the kind in the name of a file, and how its number begins. */
const sebutan: Record<JenisIzin, { nama: string; nomor: string }> = {
  sppb_psat: { nama: 'SPPB', nomor: 'SPPB' },
  izin_edar_pl: { nama: 'Izin edar', nomor: 'PL' },
}

const digits = 5

/** "SPPB-2026-01214": a number that can be said on the phone; one sequence per kind and year. */
export function nomorPermohonan(izin: JenisIzin, tahun: number, urutan: number): string {
  return `${sebutan[izin].nomor}-${tahun}-${String(urutan).padStart(digits, '0')}`
}

/** The first ones by name, and how many more there are. */
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

/** What the file is about: unit and commodity, or product and brand. Null where it names neither. */
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
  // Several units make a long name already: then one commodity says enough.
  const names = ruang_lingkup.map(({ nama_komoditas }) => lowerFirst(nama_komoditas))
  const komoditas = unit_produksi.length > 1 ? (names[0]?.trim() ?? '') : listed(names, 2, 'komoditas')
  const handling = [unit, komoditas].filter(Boolean).join(', ')
  return (izin === 'sppb_psat' ? handling || produk : produk || handling) || null
}

/** "SPPB: Gudang Dingin, wortel"; of a file that names nothing, whose it is. */
export function namaBerkas(izin: JenisIzin, pokok: string | null, perusahaan: string): string {
  return `${sebutan[izin].nama}: ${pokok ?? perusahaan}`
}

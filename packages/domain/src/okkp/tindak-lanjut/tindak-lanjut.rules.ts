import { addDays } from '../../platform/calendar/add-days.ts'
import { keadaanLabels } from '../../platform/pengujian/keadaan-positif.ts'

export const asalTindakLanjut = ['rapid_test', 'rapid_pasar'] as const
export type AsalTindakLanjut = (typeof asalTindakLanjut)[number]
export const asalLabels: Record<AsalTindakLanjut, string> = {
  rapid_test: 'Rapid test OKKP',
  rapid_pasar: 'Rapid test pasar',
}

/** Maximum age in days for an automatic follow-up. The product of an older screening is no longer on the market. */
const segar = 90
/** Days for the confirmatory test and, after a TMS, for the supervision. */
const hari = { uji: 14, pengawasan: 7 } as const

export function opensRantai(hasil: 'Positif' | 'Negatif', tanggal: string, today: string): boolean {
  return hasil === 'Positif' && addDays(tanggal, segar) >= today
}

export type Putusan = 'MS' | 'TMS' | null

export interface Rantai {
  ditutup: string | null
  registrasi_id: number | null
  uji: readonly { status: Putusan }[]
  pengawasan: readonly unknown[]
}

/** Next step: laboratory test, its verdict, supervision, or closing. */
export const langkahTindakLanjut = ['uji', 'hasil', 'pengawasan', 'tutup', 'selesai'] as const
export type LangkahTindakLanjut = (typeof langkahTindakLanjut)[number]

export const langkahTindakLanjutLabels: Record<LangkahTindakLanjut, string> = {
  uji: 'Uji konfirmasi di laboratorium',
  hasil: 'Lengkapi putusan uji konfirmasi',
  pengawasan: 'Catat pengawasan',
  tutup: 'Tutup tindak lanjut',
  selesai: 'Selesai',
}

export const terkonfirmasi = ({ uji }: Pick<Rantai, 'uji'>) => uji.some(({ status }) => status === 'TMS')

export function langkahOf(rantai: Rantai): LangkahTindakLanjut {
  if (rantai.ditutup !== null) return 'selesai'
  if (rantai.uji.length === 0) return 'uji'
  if (terkonfirmasi(rantai)) {
    return rantai.registrasi_id !== null && rantai.pengawasan.length === 0 ? 'pengawasan' : 'tutup'
  }
  return rantai.uji.some(({ status }) => status === null) ? 'hasil' : 'tutup'
}

/** Returns the deadline of a step. `sejak` is the day on which the step became due. */
export function batasWaktu(langkah: 'uji' | 'pengawasan', sejak: string): string {
  return addDays(sejak, hari[langkah])
}

/** A TMS verdict extends the deadline for the supervision. A later existing deadline stays. */
export function batasSetelahUji(rantai: { batas_waktu: string }, status: Putusan, today: string): string {
  const next = batasWaktu('pengawasan', today)
  return status === 'TMS' && next > rantai.batas_waktu ? next : rantai.batas_waktu
}

export const luaranTindakLanjut = ['terkonfirmasi', 'tidak_terkonfirmasi', 'alasan'] as const
export type LuaranTindakLanjut = (typeof luaranTindakLanjut)[number]
export const luaranLabels: Record<LuaranTindakLanjut, string> = {
  terkonfirmasi: `${keadaanLabels.terkonfirmasi}, sudah ditangani`,
  tidak_terkonfirmasi: keadaanLabels.tidak_terkonfirmasi,
  alasan: 'Ditutup dengan alasan lain',
}

/** Returns the outcome that the linked records support, if any. */
export function luaranDiusulkan(rantai: Rantai): LuaranTindakLanjut | undefined {
  if (langkahOf(rantai) !== 'tutup') return undefined
  return terkonfirmasi(rantai) ? 'terkonfirmasi' : 'tidak_terkonfirmasi'
}

const shortestReason = 10

/** Returns the reason and the field if this outcome is not possible. */
export function faultOfClosing(
  rantai: Rantai,
  { luaran, catatan }: { luaran: LuaranTindakLanjut; catatan: string | null },
): { field: 'luaran' | 'catatan'; message: string } | undefined {
  const reason = (catatan ?? '').length >= shortestReason
  if (luaran === 'alasan') {
    if (reason) return undefined
    return { field: 'catatan', message: `Tulis alasannya, paling sedikit ${shortestReason} huruf.` }
  }
  if (luaran === 'tidak_terkonfirmasi') {
    if (luaranDiusulkan(rantai) === 'tidak_terkonfirmasi') return undefined
    const message = terkonfirmasi(rantai)
      ? 'Uji konfirmasinya TMS, jadi hasil rapid test terkonfirmasi.'
      : 'Belum ada uji konfirmasi dengan putusan MS. Tautkan ujinya, atau tutup dengan alasan lain.'
    return { field: 'luaran', message }
  }
  if (!terkonfirmasi(rantai)) {
    return { field: 'luaran', message: 'Belum ada uji konfirmasi dengan putusan TMS.' }
  }
  if (rantai.registrasi_id !== null && rantai.pengawasan.length === 0) {
    return { field: 'luaran', message: 'Catat pengawasan atas registrasinya lebih dahulu.' }
  }
  if (rantai.registrasi_id === null && !reason) {
    return {
      field: 'catatan',
      message: 'Registrasinya tidak diketahui: tulis apa yang dilakukan di lapangan.',
    }
  }
  return undefined
}

export const isTerlambat = (rantai: { ditutup: string | null; batas_waktu: string }, today: string) =>
  rantai.ditutup === null && rantai.batas_waktu < today

/** Days before the deadline on which the job sends reminders. −1 is the day after the deadline. */
export const hariPengingat = [3, -1]

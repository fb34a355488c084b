import { addDays } from '../../platform/calendar/add-days.ts'
import { keadaanLabels } from '../../platform/pengujian/keadaan-positif.ts'

/** Where a positive screening result was entered; each names its own record. */
export const asalTindakLanjut = ['rapid_test', 'rapid_pasar'] as const
export type AsalTindakLanjut = (typeof asalTindakLanjut)[number]
export const asalLabels: Record<AsalTindakLanjut, string> = {
  rapid_test: 'Rapid test OKKP',
  rapid_pasar: 'Rapid test pasar',
}

/** A screening result this old opens nothing by itself: what it was taken from is long gone. */
const segar = 90
/** Days in which the confirmatory test must be there, and after a TMS the supervision. */
const hari = { uji: 14, pengawasan: 7 } as const

export function membukaRantai(hasil: 'Positif' | 'Negatif', tanggal: string, today: string): boolean {
  return hasil === 'Positif' && addDays(tanggal, segar) >= today
}

export type Putusan = 'MS' | 'TMS' | null

/** What a chain holds, as its rules look at it. */
export interface Rantai {
  ditutup: string | null
  /** The registration of what was tested, where it is known. */
  registrasi_id: number | null
  uji: readonly { status: Putusan }[]
  pengawasan: readonly unknown[]
}

/** What is to be done next: a laboratory test, its result, a supervision, or the close. */
export const langkahTindakLanjut = ['uji', 'hasil', 'pengawasan', 'tutup', 'selesai'] as const
export type LangkahTindakLanjut = (typeof langkahTindakLanjut)[number]

export const langkahLabels: Record<LangkahTindakLanjut, string> = {
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

/** The day by which the step must be taken, counted from the day it became due. */
export function batasWaktu(langkah: 'uji' | 'pengawasan', sejak: string): string {
  return addDays(sejak, hari[langkah])
}

/** A confirmed result gives the supervision days of its own; a later day that was set already stays. */
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

/** The outcome that the linked records speak for, where they do. */
export function luaranDiusulkan(rantai: Rantai): LuaranTindakLanjut | undefined {
  if (langkahOf(rantai) !== 'tutup') return undefined
  return terkonfirmasi(rantai) ? 'terkonfirmasi' : 'tidak_terkonfirmasi'
}

const shortestReason = 10

/** Why it cannot be closed with this outcome, and at which field that is said. */
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

/** Days before the due day on which whoever must act is reminded; once more when it has passed. */
export const hariPengingat = [3, -1]

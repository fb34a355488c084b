import type { Day } from '../../platform/calendar/working-days.ts'
import type { AsalKasus, LangkahKasus, LuaranKasus } from './kasus.table.ts'

/** Records of a case, from which its state is computed. `pada` is the time at which a record came to the case. */

/** What a test looked for: a parameter, or pesticides as one group because a kit names no single one. Null if unknown. */
export type Pokok = string | null

export interface SumberKasus {
  id: number
  asal: AsalKasus
  pada: string
  /** False for a source that was corrected, for example to negative. */
  berlaku: boolean
  pokok: Pokok
}

export type Putusan = 'MS' | 'TMS' | null

/** Laboratory test of the case. A TMS test that opened the case is a source as well. */
export interface UjiKasus {
  /** Day of the test. */
  tanggal: Day
  status: Putusan
  /** Time of the verdict, or of the entry while there is none. */
  pada: string
  /** What the test found clean, and what it found above a limit or forbidden. */
  lulus: readonly string[]
  gagal: readonly string[]
}

/** Negative rapid test that an officer recorded as the re-test. */
export interface RapidUlang {
  tanggal: Day
  pada: string
  pokok: Pokok
}

export const keadaanPermintaan = [
  'menunggu',
  'diterima',
  'ditolak',
  'dijawab',
  'diganti',
  'dibatalkan',
] as const
export type KeadaanPermintaan = (typeof keadaanPermintaan)[number]

export interface PermintaanKasus {
  pada: string
  keadaan: KeadaanPermintaan
  /** Time of the refusal. */
  dijawab: string | null
  /** Day by which the result is asked for. */
  batas: Day
}

export interface TindakanKasus {
  langkah: Exclude<LangkahKasus, 'uji_ulang' | 'penutupan'>
  /** Day on which it was done. It may be entered later. */
  tanggal: Day
  pada: string
  /** Sources whose goods were secured or whose trader was guided. Null for all sources of that time. */
  sumber: readonly number[] | null
}

/** `gugur`: overtaken by a finding, a result or the closing. `ditarik`: taken back by who made it. */
export const keadaanUsulan = ['menunggu', 'setuju', 'tolak', 'gugur', 'ditarik'] as const

/** Proposal that a second account must accept: a step that cannot be done, or closing with a reason. */
export interface UsulanKasus {
  id: number
  langkah: LangkahKasus
  keadaan: (typeof keadaanUsulan)[number]
  pada: string
  /** Time at which the second account decided. */
  diperiksa: string | null
}

export interface IsiKasus {
  dibuka: string
  ditutup: string | null
  luaran: LuaranKasus | null
  /** True if a correction closed it, and not a person. */
  ditutup_koreksi: boolean
  registrasi_id: number | null
  sumber: readonly SumberKasus[]
  uji: readonly UjiKasus[]
  rapid_ulang: readonly RapidUlang[]
  permintaan: readonly PermintaanKasus[]
  tindakan: readonly TindakanKasus[]
  pengawasan: readonly { pada: string }[]
  usulan: readonly UsulanKasus[]
  /** Due day of a follow-up from before cases. It holds for steps that started before this time. */
  batas_lama: { batas: Day; sampai: string } | null
}

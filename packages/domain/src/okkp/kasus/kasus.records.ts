import type { Day } from '../../platform/calendar/working-days.ts'
import type { AsalKasus, LangkahKasus, LuaranKasus } from './kasus.table.ts'

/** Records of a case, from which its state is computed. `pada` is the time at which a record came to the case. */

export interface SumberKasus {
  asal: AsalKasus
  pada: string
  /** False for a source that was corrected, for example to negative. */
  berlaku: boolean
}

export type Putusan = 'MS' | 'TMS' | null

/** Laboratory test of the case. A TMS test that opened the case is a source as well. */
export interface UjiKasus {
  /** Day of the test. */
  tanggal: Day
  status: Putusan
  /** Time of the verdict, or of the entry while there is none. */
  pada: string
}

/** Negative rapid test that an officer recorded as the re-test. */
export interface RapidUlang {
  tanggal: Day
  pada: string
}

export const keadaanPermintaan = ['menunggu', 'diterima', 'ditolak', 'dijawab', 'diganti'] as const
export type KeadaanPermintaan = (typeof keadaanPermintaan)[number]

export interface PermintaanKasus {
  pada: string
  keadaan: KeadaanPermintaan
  /** Time of the refusal. */
  dijawab: string | null
}

export interface TindakanKasus {
  langkah: Exclude<LangkahKasus, 'uji_ulang' | 'penutupan'>
  pada: string
}

/** Proposal that a second account must accept: a step that cannot be done, or closing with a reason. */
export interface UsulanKasus {
  langkah: LangkahKasus
  keadaan: 'menunggu' | 'setuju' | 'tolak'
  pada: string
  /** Time at which the second account decided. */
  diperiksa: string | null
}

export interface IsiKasus {
  dibuka: string
  ditutup: string | null
  luaran: LuaranKasus | null
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

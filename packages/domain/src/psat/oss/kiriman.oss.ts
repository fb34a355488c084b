import type { NamaAlur } from '../alur/alur.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'
import { kirimanPelaku } from './pelaku.oss.ts'
import { kirimanSekretariat } from './sekretariat.oss.ts'
import type { Kiriman, KirimanAlur, StatusOss } from './status.oss.ts'

export const kirimanOss: Record<NamaAlur, KirimanAlur> = {
  pengajuan: kirimanPelaku,
  berkas: kirimanSekretariat,
}

/** A step of a track, as files of one kind take it. */
export interface LangkahOss {
  alur: NamaAlur
  aksi: string
  jenis: JenisIzin
}

export const kunciLangkah = ({ alur, aksi, jenis }: LangkahOss) => `${alur}.${aksi}.${jenis}` as const

/** What the office has mapped otherwise, by `kunciLangkah`; `tidak`: this step tells OSS nothing. */
export type PetaOss = Partial<Record<ReturnType<typeof kunciLangkah>, StatusOss | 'tidak'>>

export const isLangkahOss = ({ alur, aksi }: Pick<LangkahOss, 'alur' | 'aksi'>): boolean =>
  Object.hasOwn(kirimanOss[alur], aksi)

/** What a step tells OSS, in order: itself, and for some a second status (`<step>_lengkap`). */
export function langkahOss(langkah: LangkahOss): LangkahOss[] {
  const lengkap = { ...langkah, aksi: `${langkah.aksi}_lengkap` }
  return isLangkahOss(lengkap) ? [langkah, lengkap] : [langkah]
}

/** What the guide says of this step. */
export function kirimanBawaan({ alur, aksi, jenis }: LangkahOss): Kiriman {
  const kiriman = kirimanOss[alur][aksi] ?? null
  return kiriman === null || typeof kiriman === 'string' ? kiriman : kiriman[jenis]
}

/**
 * The status to send, or none where OSS already shows it: after an unclear answer we ask OSS what it shows, and two
 * equal statuses in a row could not be told apart. A correction of what the last one carried is sent all the same.
 */
export function kirimanUntuk(
  langkah: LangkahOss,
  terakhir: string | null,
  koreksi = false,
  ubahan: PetaOss = {},
): Kiriman {
  const status = ubahan[kunciLangkah(langkah)] ?? kirimanBawaan(langkah)
  if (status === 'tidak') return null
  return status === terakhir && !koreksi ? null : status
}

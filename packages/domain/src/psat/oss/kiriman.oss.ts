import type { NamaAlur } from '../alur/alur.ts'
import type { JenisIzin } from '../jenis/jenis-pengajuan.ts'
import { kirimanPelaku } from './pelaku.oss.ts'
import { kirimanSekretariat } from './sekretariat.oss.ts'
import type { Kiriman, KirimanAlur, StatusOss } from './status.oss.ts'

export const kirimanOss: Record<NamaAlur, KirimanAlur> = {
  pengajuan: kirimanPelaku,
  berkas: kirimanSekretariat,
}

export interface LangkahOss {
  alur: NamaAlur
  aksi: string
  jenis: JenisIzin
}

export const kunciLangkah = ({ alur, aksi, jenis }: LangkahOss) => `${alur}.${aksi}.${jenis}` as const

/** Mappings that the office has changed, by `kunciLangkah`. `tidak` means that the step sends nothing. */
export type PetaOss = Partial<Record<ReturnType<typeof kunciLangkah>, StatusOss | 'tidak'>>

export const isLangkahOss = ({ alur, aksi }: Pick<LangkahOss, 'alur' | 'aksi'>): boolean =>
  Object.hasOwn(kirimanOss[alur], aksi)

/** Returns the messages of a step in order: the step itself, and for some steps a second status (`<step>_lengkap`). */
export function langkahOss(langkah: LangkahOss): LangkahOss[] {
  const lengkap = { ...langkah, aksi: `${langkah.aksi}_lengkap` }
  return isLangkahOss(lengkap) ? [langkah, lengkap] : [langkah]
}

/** Returns the status that the OSS guide defines for the step. */
export function kirimanBawaan({ alur, aksi, jenis }: LangkahOss): Kiriman {
  const kiriman = kirimanOss[alur][aksi] ?? null
  return kiriman === null || typeof kiriman === 'string' ? kiriman : kiriman[jenis]
}

/**
 * Returns the status to send, or null if OSS already shows it: after an unclear answer, the portal could not tell two
 * equal statuses in a row apart. A correction of the last message is always sent.
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

import { namesIn } from '../../platform/stored-name.ts'
import { type JenisIzin, jenisIzin } from './jenis-izin.ts'

export { type JenisIzin, jenisIzin }

export const jenisIzinLabels: Record<JenisIzin, string> = {
  sppb_psat: 'SPPB-PSAT',
  izin_edar_pl: 'Izin Edar PSAT PL',
}

/** The kind of registration that an issued licence becomes. */
export const registrasiUntuk: Record<JenisIzin, number> = { sppb_psat: 5, izin_edar_pl: 6 }

/** How notifications call the kind. */
export const jenisNotifikasi: Record<JenisIzin, string> = {
  sppb_psat: 'SPPB_PSAT',
  izin_edar_pl: 'IZIN_EDAR',
}

/** On the wire `jenisPengajuan` (specification, section 9). */
export const jenisPengajuanLabels = {
  permohonan_baru: 'Permohonan Baru',
  perpanjangan: 'Perpanjangan',
  penambahan_ruang_lingkup: 'Penambahan Ruang Lingkup',
  perubahan_data: 'Perubahan Data',
  pengalihan: 'Pengalihan Kepemilikan',
} as const
export type JenisPengajuan = keyof typeof jenisPengajuanLabels

/** What OSS calls the licence of each submission; a submission without a code does not exist for that kind. */
export const kodeIzin: Record<JenisIzin, Partial<Record<JenisPengajuan, string>>> = {
  sppb_psat: {
    permohonan_baru: '018000000242',
    perpanjangan: '018000000242',
    penambahan_ruang_lingkup: '018000000242',
    perubahan_data: '018000000242',
    pengalihan: '018000000243',
  },
  izin_edar_pl: {
    permohonan_baru: '018000000244',
    perpanjangan: '018000000244',
    perubahan_data: '018000000245',
    pengalihan: '018000000246',
  },
}

/** What a code of OSS asks for: the first submission that carries it. */
export function pengajuanUntukKode(
  kode: string | undefined,
): { auditType: JenisIzin; jenis: JenisPengajuan } | undefined {
  // A submission that does not exist for a kind has no code either.
  if (kode === undefined) return undefined
  for (const auditType of jenisIzin) {
    for (const jenis of namesIn(jenisPengajuanLabels)) {
      if (kodeIzin[auditType][jenis] === kode) return { auditType, jenis }
    }
  }
  return undefined
}

/** The submissions that exist for a kind of licence. */
export const jenisPengajuanUntuk = (izin: JenisIzin): JenisPengajuan[] =>
  namesIn(jenisPengajuanLabels).filter((jenis) => kodeIzin[izin][jenis] !== undefined)

/** Change of an SPPB is served to API clients alone; the screens offer what the specification lists. */
export const jenisPengajuanDiLayar: Record<JenisIzin, readonly JenisPengajuan[]> = {
  sppb_psat: ['permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup', 'pengalihan'],
  izin_edar_pl: ['permohonan_baru', 'perpanjangan', 'perubahan_data', 'pengalihan'],
}

const mengubahIsi: readonly JenisPengajuan[] = ['penambahan_ruang_lingkup', 'perubahan_data']

/**
 * What may not run on the same permit as this submission: another of its type. An addition and a change exclude each other too:
 * both rewrite what the permit covers, so the one issued last would undo the other.
 */
export const takBersama = (jenis: JenisPengajuan): readonly JenisPengajuan[] =>
  mengubahIsi.includes(jenis) ? mengubahIsi : [jenis]

/** One submission type of one licence, as masters name it: `sppb_psat.perpanjangan`. */
export type PengajuanKe = `${JenisIzin}.${JenisPengajuan}`
export const pengajuanKe = (izin: JenisIzin, jenis: JenisPengajuan): PengajuanKe => `${izin}.${jenis}`
export const pengajuanKeLabels = Object.fromEntries(
  jenisIzin.flatMap((izin) =>
    jenisPengajuanDiLayar[izin].map((jenis) => [
      pengajuanKe(izin, jenis),
      `${jenisIzinLabels[izin]}: ${jenisPengajuanLabels[jenis]}`,
    ]),
  ),
)

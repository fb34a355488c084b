import { namesIn } from '../../platform/stored-name.ts'
import { type JenisIzin, jenisIzin } from './jenis-izin.ts'

export { type JenisIzin, jenisIzin }

export const jenisIzinLabels: Record<JenisIzin, string> = {
  sppb_psat: 'SPPB-PSAT',
  izin_edar_pl: 'Izin Edar PSAT PL',
}

export const registrasiUntuk: Record<JenisIzin, number> = { sppb_psat: 5, izin_edar_pl: 6 }

/** Names of the licence kinds in notifications. */
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

/** OSS licence code of each submission. A submission without a code does not exist for that licence kind. */
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

/** Returns the first submission with this OSS code. */
export function pengajuanUntukKode(
  kode: string | undefined,
): { auditType: JenisIzin; jenis: JenisPengajuan } | undefined {
  // Without this check, undefined would match a submission that has no code.
  if (kode === undefined) return undefined
  for (const auditType of jenisIzin) {
    for (const jenis of namesIn(jenisPengajuanLabels)) {
      if (kodeIzin[auditType][jenis] === kode) return { auditType, jenis }
    }
  }
  return undefined
}

export const jenisPengajuanUntuk = (izin: JenisIzin): JenisPengajuan[] =>
  namesIn(jenisPengajuanLabels).filter((jenis) => kodeIzin[izin][jenis] !== undefined)

/**
 * Submissions that the screens offer, as the specification lists them. Only API clients can change the data of an SPPB.
 */
export const jenisPengajuanDiLayar: Record<JenisIzin, readonly JenisPengajuan[]> = {
  sppb_psat: ['permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup', 'pengalihan'],
  izin_edar_pl: ['permohonan_baru', 'perpanjangan', 'perubahan_data', 'pengalihan'],
}

const mengubahIsi: readonly JenisPengajuan[] = ['penambahan_ruang_lingkup', 'perubahan_data']

/**
 * Returns the submission types that must not run on the same permit: the same type. An addition and a change also
 * exclude each other. Both rewrite the scope of the permit, so the one issued last would undo the other.
 */
export const exclusiveWith = (jenis: JenisPengajuan): readonly JenisPengajuan[] =>
  mengubahIsi.includes(jenis) ? mengubahIsi : [jenis]

/** Submission type of a licence kind, as masters name it: `sppb_psat.perpanjangan`. */
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

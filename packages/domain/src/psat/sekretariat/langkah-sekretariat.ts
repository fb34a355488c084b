import { z } from 'zod'
import { optionalFileKey, optionalLines } from '../../platform/record/fields.ts'
import { auditType } from '../pengajuan/pengajuan.schema.ts'

/** What every step of track `berkas` names; with the version that was seen, a race is answered and not overwritten. */
export const berkasDisebut = {
  auditId: z.coerce.number().int().positive(),
  auditType,
  versi: z.number().int().optional(),
}
export const paramsBerkas = z.object({ auditType, auditId: z.coerce.number().int().positive() })

/** Step status, with what people read for it (specification, section 4). */
export const statusLangkahLabels = {
  review: 'Review',
  accept: 'Diterima',
  revision: 'Perbaikan',
  reject: 'Ditolak',
  'Dalam Proses': 'Sesuai Proses',
} as const
export type StatusLangkah = keyof typeof statusLangkahLabels

/** What a review comes to; rejecting has a call of its own. */
export const statusTinjauan = z.enum(['accept', 'revision'], {
  error: 'Isi accept atau revision. Menolak berkas ada panggilannya sendiri (uploadDocument/reject).',
})

export const catatan = optionalLines(4000)

export const tinjauan = z.object({
  ...berkasDisebut,
  status: statusTinjauan,
  keterangan: catatan,
  /** Result of the review, PDF or picture. */
  hasil_audit: optionalFileKey,
})

/** A hearing decides with more than half of the committee's members. */
export const kuorumSidang = (anggota: number): number => Math.floor(anggota / 2) + 1

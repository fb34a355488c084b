import { z } from 'zod'
import { optionalFileKey, optionalLines } from '../../platform/record/fields.ts'
import { auditType } from '../pengajuan/pengajuan.schema.ts'

/**
 * Fields of every step of track `berkas`. `versi` is an optimistic lock: on a race condition the server refuses instead
 * of overwriting.
 */
export const berkasDisebut = {
  auditId: z.coerce.number().int().positive(),
  auditType,
  versi: z.number().int().optional(),
}
export const paramsBerkas = z.object({ auditType, auditId: z.coerce.number().int().positive() })

/** Labels of the step statuses (specification, section 4). */
export const statusLangkahLabels = {
  review: 'Review',
  accept: 'Diterima',
  revision: 'Perbaikan',
  reject: 'Ditolak',
  'Dalam Proses': 'Sesuai Proses',
} as const
export type StatusLangkah = keyof typeof statusLangkahLabels

/** Result of a review. A rejection has its own call. */
export const statusTinjauan = z.enum(['accept', 'revision'], {
  error: 'Isi accept atau revision. Menolak berkas ada panggilannya sendiri (uploadDocument/reject).',
})

export const catatan = optionalLines(4000)

export const tinjauan = z.object({
  ...berkasDisebut,
  status: statusTinjauan,
  keterangan: catatan,
  hasil_audit: optionalFileKey,
  /** Only at the end of a field audit: why it ends before the agreed visit. */
  alasan_kunjungan: catatan.optional(),
})

/** A hearing can decide if more than half of the committee's members are present. */
export const kuorumSidang = (anggota: number): number => Math.floor(anggota / 2) + 1

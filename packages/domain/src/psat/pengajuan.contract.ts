import { z } from 'zod'
import { dataAnswer, defineContract } from '../platform/contract.ts'
import { isianPengajuan } from './isian.schema.ts'
import type { JenisIzin, JenisPengajuan } from './jenis-pengajuan.ts'

/** The segment of the path for each kind, and for each submission. */
export const jalurIzin = { sppb: 'sppb_psat', pl: 'izin_edar_pl' } as const satisfies Record<
  string,
  JenisIzin
>
export type JalurIzin = keyof typeof jalurIzin
export const jalurJenis = {
  permohonan: 'permohonan_baru',
  perpanjangan: 'perpanjangan',
  penambahan: 'penambahan_ruang_lingkup',
  perubahan: 'perubahan_data',
  pengalihan: 'pengalihan',
} as const satisfies Record<string, JenisPengajuan>
export type JalurJenis = keyof typeof jalurJenis

export function jalurIzinOf(jenis: JenisIzin): JalurIzin {
  return jenis === 'sppb_psat' ? 'sppb' : 'pl'
}
export function jalurJenisOf(jenis: JenisPengajuan): JalurJenis {
  return (
    (Object.keys(jalurJenis) as JalurJenis[]).find((jalur) => jalurJenis[jalur] === jenis) ?? 'permohonan'
  )
}

const pemohon = {
  /** The draft it was written in, which ends with it. */
  draf: z.uuid().nullish(),
  /** Staff who apply on behalf of an operator name the company. */
  perusahaan: z.uuid().nullish(),
}
export const pengajuanBaru = z.object({ ...isianPengajuan.shape, ...pemohon })
/** Answers to the findings, by their id; all of them are answered before a revision is sent. */
export const jawabanTemuan = z.record(
  z.string().regex(/^\d+$/),
  z.object({ jawaban: z.string().trim().max(2000), berkas: z.string().max(200).nullish() }),
)
export const pengajuanDiperbaiki = z.object({
  ...isianPengajuan.shape,
  id_pengajuan: z.number().int(),
  versi: z.number().int().optional(),
  jawaban: jawabanTemuan.default({}),
})

const terkirim = dataAnswer(
  z.object({
    id_pengajuan: z.number(),
    uuid: z.string(),
    kode_pengajuan: z.string(),
    code_status_proses: z.number(),
  }),
)

function defineKirim(izin: JalurIzin, jenis: JalurJenis) {
  const path = `/api/psat/${izin}/${jenis}` as const
  return {
    create: defineContract({
      method: 'POST',
      path: `${path}/create`,
      summary: `Kirim pengajuan ${jenis} ${izin}`,
      body: pengajuanBaru,
      response: terkirim,
    }),
    update: defineContract({
      method: 'PUT',
      path: `${path}/update`,
      summary: `Kirim perbaikan ${jenis} ${izin} (kode 11, 21, 31, 41)`,
      body: pengajuanDiperbaiki,
      response: terkirim,
    }),
  }
}

export const kirimPengajuan = {
  sppb: {
    permohonan: defineKirim('sppb', 'permohonan'),
    perpanjangan: defineKirim('sppb', 'perpanjangan'),
    penambahan: defineKirim('sppb', 'penambahan'),
    perubahan: defineKirim('sppb', 'perubahan'),
    pengalihan: defineKirim('sppb', 'pengalihan'),
  },
  pl: {
    permohonan: defineKirim('pl', 'permohonan'),
    perpanjangan: defineKirim('pl', 'perpanjangan'),
    perubahan: defineKirim('pl', 'perubahan'),
    pengalihan: defineKirim('pl', 'pengalihan'),
  },
} as const

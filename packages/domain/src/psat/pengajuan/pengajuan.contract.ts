import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { fieldError } from '../../platform/errors.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { type IsianPengajuan, isianPengajuan } from '../isian/isian.schema.ts'
import type { JenisIzin, JenisPengajuan } from '../jenis/jenis-pengajuan.ts'

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
  /** Draft of the submission. The server deletes it after sending. */
  draf: z.uuid().nullish(),
  /** Company, if staff apply on behalf of an operator. */
  perusahaan: z.uuid().nullish(),
}
/** Name in the earlier system for both the scopes of an SPPB and the products of an izin edar. */
const produk = isianPengajuan.shape.info_produk.unwrap().nullish()
export const pengajuanBaru = z.object({ ...isianPengajuan.shape, produk, ...pemohon })
/** Answers by the id of the finding. A revision needs an answer to every finding. */
export const jawabanTemuan = z.record(
  z.string().regex(/^\d+$/),
  z.object({ jawaban: z.string().trim().max(2000), berkas: z.string().max(200).nullish() }),
)
export const pengajuanDiperbaiki = z.object({
  ...isianPengajuan.shape,
  produk,
  id_pengajuan: z.number().int(),
  versi: z.number().int().optional(),
  jawaban: jawabanTemuan.default({}),
})

/** Moves `produk` to the field of the licence kind. Both may be set if they are equal. */
export function withoutProduk<Form extends Pick<IsianPengajuan, 'ruang_lingkup' | 'info_produk'>>(
  auditType: JenisIzin,
  { produk, ...form }: Form & { produk?: number[] | null | undefined },
) {
  const field = auditType === 'sppb_psat' ? 'ruang_lingkup' : 'info_produk'
  if (!produk || String(produk) === String(form[field])) return form
  if (form[field].length > 0) {
    throw fieldError('produk', `Isi produk berbeda dari ${field}. Kirim salah satunya saja.`)
  }
  return { ...form, [field]: produk }
}

export const terkirim = dataAnswer(
  z.object({
    id_pengajuan: z.number(),
    uuid: z.string(),
    nomorPermohonan: z.string(),
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
      summary: `Kirim permohonan ${jenis} ${izin}`,
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

export const sendPengajuan = {
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

nameSchemas({ pengajuanBaru, pengajuanDiperbaiki, pengajuanTerkirim: terkirim, jawabanTemuan })

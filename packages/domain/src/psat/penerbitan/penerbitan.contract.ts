import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'
import { alamatWeb } from '../../platform/forms/alamat-web.ts'
import { optionalFileKey, optionalLines } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { afterLangkah } from '../audit/audit.contract.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'
import type { JalurIzin } from '../pengajuan/pengajuan.contract.ts'
import { auditType, jenisPengajuan } from '../pengajuan/pengajuan.schema.ts'

const langkah = { id_pengajuan: z.number().int(), versi: z.number().int().optional() }

/** Bill with the fields that OSS expects. */
export const dataPnbp = z
  .object({
    kd_akun: z.string().trim().min(1, 'Isi kode akun.').max(50),
    kd_penerimaan: z.string().trim().min(1, 'Isi kode penerimaan.').max(50),
    kd_billing: z.string().trim().min(1, 'Isi kode billing.').max(50),
    tgl_billing: hari,
    tgl_expire: hari,
    nominal: z.number().int().min(1, 'Isi nominal tagihan.').max(1_000_000_000_000),
    url_dokumen: z
      .union([z.literal(''), alamatWeb])
      .nullish()
      .transform((url) => url || null),
    dokumen: optionalFileKey,
  })
  .refine(({ tgl_billing, tgl_expire }) => tgl_expire >= tgl_billing, {
    path: ['tgl_expire'],
    error: 'Tanggal kedaluwarsa tidak boleh sebelum tanggal billing.',
  })
export type DataPnbp = z.output<typeof dataPnbp>

const pembayaranBody = z.object({
  ...langkah,
  proses: z.enum(['REVIEW', 'REVISION', 'CLEAR'], { error: 'Isi REVIEW, REVISION, atau CLEAR.' }),
  keterangan: optionalLines(4000),
  /** With REVIEW by the secretariat at stage 50: the bill. */
  data_pnbp: dataPnbp.nullish(),
  /** With REVIEW by the operator at stage 51: PDF or picture. */
  bukti_pembayaran: optionalFileKey,
  tanggal_pembayaran: hari.nullish(),
})

function definePenerbitan(izin: JalurIzin) {
  const path = `/api/psat/${izin}` as const
  return {
    pembayaran: defineContract({
      method: 'POST',
      path: `${path}/audit/pembayaran_pnbp`,
      summary: 'Tagihan PNBP, bukti bayar, dan pemeriksaannya',
      body: pembayaranBody,
      response: afterLangkah,
    }),
    replaceTagihan: defineContract({
      method: 'POST',
      path: `${path}/audit/ganti_tagihan`,
      summary: 'Ganti tagihan PNBP yang belum dibayar, misalnya karena kode billing kedaluwarsa',
      body: z.object({ ...langkah, keterangan: optionalLines(4000), data_pnbp: dataPnbp }),
      response: afterLangkah,
    }),
    nomor: defineContract({
      method: 'PUT',
      path: `${path}/nomor-sppb-psat/update`,
      summary: 'Isi nomor izin; unik per jenis izin',
      body: z.object({
        ...langkah,
        nomor_sppb_psat: optionalLines(100),
        nomor_izin_edar: optionalLines(100),
      }),
      response: afterLangkah,
    }),
  }
}
export const getNomorUsulan = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/nomor-usulan',
  summary:
    'Nomor izin berikutnya setelah nomor tertinggi yang terbit atau dipesan; null bila tidak dapat diusulkan',
  params: z.object({ uuid: z.uuid() }),
  response: dataAnswer(z.object({ nomor: z.string().nullable(), terakhir: z.string().nullable() })),
})
export const checkNomorIzin = defineContract({
  method: 'GET',
  path: '/api/audit-document/uploadDocument/checkNomorIzin/:nomor',
  summary: 'Periksa nomor izin: 200 bila bebas, 409 bila sudah dipakai',
  params: z.object({ nomor: z.string().trim().min(1, 'Isi nomor yang diperiksa.').max(100) }),
  query: z.object({
    /** Without it the server checks both licence kinds. */
    auditType: auditType.optional(),
    /** The file that receives the number. Its own number and the number of the permit it replaces count as free. */
    id_pengajuan: z.coerce.number().int().optional(),
  }),
  fails: [409],
  response: emptyAnswer,
})

export const penerbitanCalls = { sppb: definePenerbitan('sppb'), pl: definePenerbitan('pl') } as const

/** Fields that staff may still change before printing. The last copy of the form supplies the rest. */
export const isianSertifikat = z.object({
  level: z.number().int().min(1).max(3).nullish(),
  ruang_lingkup: optionalLines(20_000),
  penandatangan: optionalLines(150),
  jabatan_penandatangan: optionalLines(150),
  nip_penandatangan: optionalLines(30),
  koreksi: z.record(z.string().max(60), z.string().trim().max(2000)).default({}),
  /** Keys of unreadable annexes to leave out. */
  lewati_lampiran: z.array(z.string().max(200)).max(500).default([]),
})
export type IsianSertifikat = z.output<typeof isianSertifikat>

export const sertifikatAnswer = dataAnswer(
  z.object({
    view_only: z.boolean(),
    /** Path of the PDF, for view_pdf. */
    path: z.string().nullable(),
    /** For a preview: what prevents signing. */
    peringatan: z.string().nullable(),
    nomor: z.string().nullable(),
    kode_verifikasi: z.string().nullable(),
    terbit: z.string().nullable(),
    berlaku_sampai: z.string().nullable(),
    terbitan: z.number(),
    baris: z.array(
      z.object({ kunci: z.string(), label: z.string(), nilai: z.string(), dapat_dikoreksi: z.boolean() }),
    ),
    lampiran: z.array(z.object({ kunci: z.string(), judul: z.string() })),
    penandatangan: z.object({ nama: z.string(), jabatan: z.string(), nip: z.string().nullable() }),
  }),
)
export type SertifikatDicetak = z.output<typeof sertifikatAnswer>['data']

/** Applicant or caller (id or uuid), submission type, OSS licence and identity number. All must match the file. */
const sebutan = { user: z.string().trim().max(100) }
const sebutanQuery = {
  type: z.string().trim().max(40).optional(),
  id_izin: z.string().trim().max(100).optional(),
  no_identitas: z.string().trim().max(40).optional(),
}
const sebutanSertifikat = z.object({ ...sebutan, ...sebutanQuery })
export type SebutanSertifikat = z.output<typeof sebutanSertifikat>

const terbitkanSertifikat = isianSertifikat.extend({
  versi: z.number().int().optional(),
  /** Reason for not waiting for the OSS number. The portal prints the number once OSS sends it. */
  tanpa_nomor_oss: optionalLines(1000),
})

function defineSertifikat(jalur: 'sppb-psat' | 'psat-pl') {
  const path = `/api/sertifikat/${jalur}/:user/:id` as const
  const params = z.object({ ...sebutan, id: z.coerce.number().int() })
  const query = z.object(sebutanQuery)
  return {
    lihat: defineContract({
      method: 'GET',
      path,
      summary: 'Pratinjau sertifikat, atau sertifikat yang sudah terbit',
      params,
      query,
      fails: [409],
      response: sertifikatAnswer,
    }),
    terbitkan: defineContract({
      method: 'POST',
      path,
      summary: 'Terbitkan sertifikat: PDF bertanda tangan, masuk registri, tahap 70',
      params,
      query,
      body: terbitkanSertifikat,
      response: sertifikatAnswer,
    }),
  }
}
export const sertifikatCalls = {
  sppb: defineSertifikat('sppb-psat'),
  pl: defineSertifikat('psat-pl'),
} as const

export const getPratinjauSertifikat = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/pratinjau-sertifikat',
  summary: 'Pratinjau sertifikat dengan isian dan koreksi petugas; PDF sementara tanpa tanda tangan',
  params: z.object({ uuid: z.uuid() }),
  body: isianSertifikat,
  response: sertifikatAnswer,
})

export const reissueSertifikat = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/terbit-ulang',
  summary: 'Terbitkan ulang sertifikat yang salah cetak, bernomor urut dan beralasan',
  params: z.object({ uuid: z.uuid() }),
  body: isianSertifikat.extend({ alasan: z.string().trim().min(10, 'Jelaskan kesalahannya.').max(1000) }),
  response: sertifikatAnswer,
})

const tarif = z.object({ auditType, jenisPengajuan, nominal: z.number().int().min(0) })
export const listTarif = defineContract({
  method: 'GET',
  path: '/api/psat/master/tarif',
  summary: 'Tarif PNBP per jenis izin dan permohonan',
  response: dataAnswer(z.array(tarif)),
})
export const setTarif = defineContract({
  method: 'PUT',
  path: '/api/psat/master/tarif',
  summary: 'Ubah tarif PNBP',
  body: tarif,
  response: dataAnswer(tarif),
})

const tagihan = z.object({
  kd_akun: z.string(),
  kd_penerimaan: z.string(),
  kd_billing: z.string(),
  tgl_billing: z.string(),
  tgl_expire: z.string(),
  nominal: z.number(),
  url_dokumen: z.string().nullable(),
  dokumen: z.string().nullable(),
  bukti_pembayaran: z.string().nullable(),
  tanggal_pembayaran: z.string().nullable(),
  alasan_ditolak: z.string().nullable(),
  diterima: z.string().nullable(),
})
const waktuTahap = z.object({
  tahap: z.string(),
  label: z.string(),
  Status: z.string(),
  StartTime: z.string().nullable(),
  DeadlineTime: z.string().nullable(),
  EndTime: z.string().nullable(),
  /** Working days. */
  Age: z.number().nullable(),
})
export const getPenerbitan = defineContract({
  method: 'GET',
  path: '/api/psat/pengajuan/:uuid/penerbitan',
  summary: 'Tarif, tagihan, sertifikat, dan catatan waktu audit sebuah berkas',
  params: z.object({ uuid: z.uuid() }),
  response: dataAnswer(
    z.object({
      tarif: z.number(),
      tagihan: tagihan.nullable(),
      sertifikat: z.array(
        z.object({
          terbitan: z.number(),
          nomor: z.string(),
          kode_verifikasi: z.string(),
          berkas: z.string(),
          terbit: z.string(),
          berlaku_sampai: z.string(),
          alasan: z.string().nullable(),
        }),
      ),
      registrasi_id: z.number().nullable(),
      /** Number of the OSS licence and all files that OSS signed. Null if the file has no OSS licence. */
      oss: z
        .object({
          nomor: z.string().nullable(),
          izin_terbit: z.array(
            z.object({ berkas: z.string().nullable(), diterima: z.string(), galat: z.string().nullable() }),
          ),
        })
        .nullable(),
      waktu_audit: z.object({
        tahap: z.array(waktuTahap),
        CompleteTime: z.string().nullable(),
        CompleteAge: z.number().nullable(),
        RejectTime: z.string().nullable(),
        RejectAge: z.number().nullable(),
      }),
    }),
  ),
})

nameSchemas({ dataPnbp, isianSertifikat, sertifikatDicetak: sertifikatAnswer, terbitkanSertifikat, tarif })

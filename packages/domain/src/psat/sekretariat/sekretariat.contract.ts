import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { afterLangkah } from '../audit/audit.contract.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'
import {
  jawabanTemuan,
  pengajuanBaru,
  pengajuanDiperbaiki,
  terkirim,
} from '../pengajuan/pengajuan.contract.ts'
import { auditType, berkasPengajuan, jenisPengajuan, lampiranLangkah } from '../pengajuan/pengajuan.schema.ts'
import {
  berkasDisebut,
  catatan,
  paramsBerkas,
  type StatusLangkah,
  statusLangkahLabels,
  tinjauan,
} from './langkah-sekretariat.ts'

const path = '/api/audit-document'
const statusLangkah = z.enum(Object.keys(statusLangkahLabels) as [StatusLangkah, ...StatusLangkah[]])

export const addBerkas = defineContract({
  method: 'POST',
  path: `${path}/uploadDocument/add`,
  summary: 'Submit Permohonan: berkas yang dimasukkan sekretariat',
  body: z.object({
    ...pengajuanBaru.shape,
    auditType,
    jenisPengajuan,
    nomorIzin: z.string().trim().max(100).nullish(),
  }),
  response: terkirim,
})

const { id_pengajuan: _, ...perbaikan } = pengajuanDiperbaiki.shape
export const reviseBerkas = defineContract({
  method: 'POST',
  path: `${path}/uploadDocument/revisionDocument`,
  summary: 'Unggah revisi; berkas kembali ke tahap yang memintanya',
  body: z.object({ ...perbaikan, ...berkasDisebut, jawaban: jawabanTemuan.default({}) }),
  response: terkirim,
})

export const selectAuditor = defineContract({
  method: 'POST',
  path: `${path}/uploadDocument/selectAuditor`,
  summary: 'Pilih auditor dan lead auditor, atau ganti dengan alasan',
  body: z.object({
    ...berkasDisebut,
    auditorUserId: z.coerce.number().int().positive('Pilih auditor.'),
    leadAuditorUserId: z.coerce.number().int().positive('Pilih lead auditor.'),
    keterangan: catatan,
    alasan_benturan: catatan,
  }),
  response: afterLangkah,
})

export const returnAssignment = defineContract({
  method: 'POST',
  path: `${path}/uploadDocument/returnAssignment`,
  summary: 'Auditor atau lead auditor mengembalikan penugasannya, dengan alasan',
  body: z.object({ ...berkasDisebut, keterangan: catatan }),
  response: afterLangkah,
})

function tinjauanCall<Name extends string>(name: Name, summary: string) {
  return defineContract({
    method: 'POST',
    path: `${path}/${name}`,
    summary,
    body: tinjauan,
    response: afterLangkah,
  })
}
export const reviewAuditor = tinjauanCall('reviewDocument/auditor', 'Verifikasi auditor')
export const reviewLeadAuditor = tinjauanCall('reviewDocument/leadAuditor', 'Verifikasi lead auditor')
export const auditLapang = tinjauanCall('auditLapang', 'Audit lapang berkas SPPB')

export const rejectBerkas = defineContract({
  method: 'POST',
  path: `${path}/uploadDocument/reject/:auditType/:auditId`,
  summary: 'Tolak berkas, dengan alasan',
  params: paramsBerkas,
  body: z.object({
    rejectNote: z
      .string({ error: 'Tulis alasan penolakan.' })
      .trim()
      .min(1, 'Tulis alasan penolakan.')
      .max(4000),
    versi: z.number().int().optional(),
  }),
  response: afterLangkah,
})

export const sidangKomtek = defineContract({
  method: 'POST',
  path: `${path}/auditLapang/sidangKomtek`,
  summary: 'Hasil sidang komisi teknis; berita acaranya dibuat portal',
  body: z.object({
    ...tinjauan.shape,
    tanggal: hari,
    tempat: z.string().trim().min(3, 'Isi tempat sidang.').max(200),
    hadir: z.array(z.number().int()).max(200),
  }),
  response: afterLangkah,
})
export const getAnggotaKomtek = defineContract({
  method: 'GET',
  path: `${path}/auditLapang/sidangKomtek/anggota`,
  summary: 'Anggota komisi teknis dan kuorum sidangnya',
  response: dataAnswer(
    z.object({ anggota: z.array(z.object({ id: z.number(), nama: z.string() })), kuorum: z.number() }),
  ),
})

export const getAuditHistory = defineContract({
  method: 'GET',
  path: `${path}/auditHistory`,
  summary: 'Riwayat berkas: tahap, status, catatan, dan siapa',
  query: z.object({ auditId: z.string().min(1).max(40), auditType: auditType.optional() }),
  response: dataAnswer(
    z.array(
      z.object({
        id: z.number(),
        auditId: z.number(),
        process: z.string(),
        code: z.number(),
        label: z.string(),
        /** Status that the step gave to its stage. */
        status: statusLangkah,
        statusLabel: z.string(),
        note: z.string().nullable(),
        oleh: z.string(),
        mewakili: z.string().nullable(),
        role: z.string(),
        dokumen: z.array(lampiranLangkah),
        createdAt: z.string(),
      }),
    ),
  ),
})

export const getBerkasDetail = defineContract({
  method: 'GET',
  path: `${path}/uploadDocument/detail/:auditId/:auditType`,
  summary: 'Satu berkas: isi, tim, catatan waktu, lampiran, dan langkah yang boleh diambil',
  params: z.object({ auditId: z.string().min(1).max(40), auditType }),
  response: dataAnswer(
    z.object({
      ...berkasPengajuan.shape,
      /** True after a successful review. */
      isReviewAuditor: z.boolean(),
      isReviewLeadAuditor: z.boolean(),
      rejectNote: z.string().nullable(),
      auditorUserId: z.number().nullable(),
      leadAuditorUserId: z.number().nullable(),
    }),
  ),
})

nameSchemas({ tinjauanBerkas: tinjauan })

import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../../platform/contract.ts'
import { fileKey, optionalFileKey, optionalLines, orNull } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { prosesAudit } from '../alur/proses-audit.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'
import type { JalurIzin } from '../pengajuan/pengajuan.contract.ts'
import { jawabanTemuan } from '../pengajuan/pengajuan.contract.ts'
import { temuan, tingkatTemuan } from '../pengajuan/pengajuan.schema.ts'
import { isiPenunjukan } from './penunjukan.contract.ts'

const keterangan = optionalLines(4000)

/**
 * Every step names the file. `versi` is an optimistic lock: on a race condition the server refuses instead of
 * overwriting.
 */
const langkah = { id_pengajuan: z.number().int(), versi: z.number().int().optional() }
const proses = z.enum(prosesAudit, { error: 'Isi REVIEW, REVISION, atau CLEAR.' })

export const afterLangkah = dataAnswer(
  z.object({
    id_pengajuan: z.number(),
    uuid: z.string(),
    code_status_proses: z.number(),
    status_proses: z.string(),
    versi: z.number(),
    notifikasi: z.string(),
  }),
)

const putaran = z.object({
  ...langkah,
  proses,
  id_tim_audit: z.number().int().nullish(),
  id_tim_komtek: z.number().int().nullish(),
  hasil_audit: optionalFileKey,
  bahan_komtek: optionalFileKey,
  keterangan,
  /** Only at the end of a field audit: why it ends before the agreed visit. */
  alasan_kunjungan: keterangan.optional(),
  /** Only with REVIEW: the operator's answers, if the form does not carry them. */
  jawaban: jawabanTemuan.default({}),
})
const bodyCatatan = z.object({ ...langkah, keterangan })

export const catatanCall = (izin: JalurIzin, call: string, summary: string) =>
  defineContract({
    method: 'POST',
    path: `/api/psat/${izin}/${call}`,
    summary,
    body: bodyCatatan,
    response: afterLangkah,
  })

function defineAudit(izin: JalurIzin) {
  const path = `/api/psat/${izin}` as const
  const langkahPutaran = <Name extends string>(name: Name, summary: string) =>
    defineContract({
      method: 'POST',
      path: `${path}/audit/${name}`,
      summary,
      body: putaran,
      response: afterLangkah,
    })
  return {
    permohonanBaru: langkahPutaran('permohonan_baru', 'Verifikasi awal'),
    dokumen: langkahPutaran('dokumen', 'Audit dokumen'),
    rekomendasi: langkahPutaran('rekomendasi', 'Rekomendasi komisi teknis'),
    penunjukkanAuditor: defineContract({
      method: 'POST',
      path: `${path}/audit/penunjukkan_auditor`,
      summary: 'Tunjuk tim audit',
      body: z.object({
        ...langkah,
        ...isiPenunjukan,
      }),
      response: afterLangkah,
    }),
    ditolak: defineContract({
      method: 'POST',
      path: `${path}/audit/ditolak`,
      summary: 'Tolak permohonan',
      body: z.object({
        ...langkah,
        proses: z.string().max(20).nullish(),
        dokumen_ditolak: optionalFileKey,
        keterangan,
      }),
      response: afterLangkah,
    }),
    penarikan: catatanCall(izin, 'audit/penarikan', 'Tarik permohonan (pemohon)'),
  }
}

export const auditCalls = {
  sppb: {
    ...defineAudit('sppb'),
    lapang: defineContract({
      method: 'POST',
      path: '/api/psat/sppb/audit/lapang',
      summary: 'Audit lapang',
      body: putaran,
      response: afterLangkah,
    }),
  },
  pl: defineAudit('pl'),
} as const

const params = z.object({ uuid: z.uuid() })

export const temuanBaru = z.object({
  sasaran: z.enum(['isian', 'dokumen', 'lapangan']),
  bidang: z.string().min(1).max(200),
  berkas: optionalFileKey,
  halaman: orNull(z.int().min(1).max(5000)),
  x: orNull(z.number().min(0).max(1)),
  y: orNull(z.number().min(0).max(1)),
  tingkat: orNull(z.enum(tingkatTemuan)),
  uraian: z.string().trim().min(5, 'Jelaskan temuannya.').max(2000),
  foto: optionalFileKey,
  tenggat: orNull(hari),
})
export const addTemuan = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/temuan',
  summary: 'Siapkan temuan; dikirim bersama permintaan perbaikan',
  params,
  body: temuanBaru,
  response: dataAnswer(temuan),
})
export const updateTemuan = defineContract({
  method: 'PUT',
  path: '/api/psat/pengajuan/:uuid/temuan',
  summary: 'Ubah temuan yang masih disiapkan',
  params,
  body: z.object({ ...temuanBaru.shape, id: z.number().int(), versi: z.number().int() }),
  response: dataAnswer(temuan),
})
export const deleteTemuan = defineContract({
  method: 'DELETE',
  path: '/api/psat/pengajuan/:uuid/temuan',
  summary: 'Hapus temuan yang masih disiapkan',
  params,
  query: z.object({ id: z.coerce.number().int() }),
  response: emptyAnswer,
})
export const closeOrReopenTemuan = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/temuan/tutup',
  summary: 'Tutup temuan yang sudah dijawab, atau buka lagi',
  params,
  body: z.object({ id: z.number().int(), versi: z.number().int(), tutup: z.boolean(), alasan: keterangan }),
  response: dataAnswer(temuan),
})

export const askTemuanAgain = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/temuan/minta-lagi',
  summary: 'Minta jawaban lagi atas temuan yang jawabannya belum cukup; dikirim bersama permintaan perbaikan',
  params,
  body: z.object({
    id: z.number().int(),
    versi: z.number().int(),
    alasan: z.string().trim().min(5, 'Jelaskan mengapa jawabannya belum cukup.').max(2000),
  }),
  response: dataAnswer(temuan),
})

export const assessDokumen = defineContract({
  method: 'PUT',
  path: '/api/psat/pengajuan/:uuid/penilaian',
  summary: 'Nilai dokumen pada tahap ini: sesuai, atau belum diperiksa',
  params,
  body: z.object({ berkas: z.array(fileKey).min(1).max(200), sesuai: z.boolean() }),
  response: dataAnswer(z.object({ dokumen_sesuai: z.array(z.string()) })),
})

export const addBenturan = defineContract({
  method: 'POST',
  path: '/api/psat/pengajuan/:uuid/benturan',
  summary: 'Auditor menyatakan (atau mencabut) benturan kepentingan dengan pemohon berkas ini',
  params,
  body: z.object({ ada: z.boolean(), alasan: keterangan }),
  response: emptyAnswer,
})

nameSchemas({ afterLangkah, langkahPutaran: putaran, langkahBercatatan: bodyCatatan })

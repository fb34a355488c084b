import { z } from 'zod'
import { dataAnswer, defineContract, pageMeta } from '../../platform/contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { auditType, jenisPengajuan } from '../pengajuan/pengajuan.schema.ts'

export const listIzinSaya = defineContract({
  method: 'GET',
  path: '/api/psat/izin-saya',
  summary: 'Izin terbit milik perusahaan sendiri di registri, yang paling dekat berakhir lebih dahulu',
  query: z.object({ auditType: auditType.optional(), perusahaan: z.uuid().optional() }),
  fails: [404],
  response: dataAnswer(
    z.array(
      z.object({
        registrasi_id: z.number(),
        auditType,
        nomor: z.string(),
        unit_usaha: z.string(),
        nama_psat: z.string().nullable(),
        ruang_lingkup: z.string().nullable(),
        level: z.number().nullable(),
        terbit: z.string(),
        berlaku_sampai: z.string().nullable(),
        status: z.string(),
        kode_verifikasi: z.string(),
        /** Certificate that the portal issued. */
        berkas: z.string().nullable(),
        /** Running submission that already starts from this permit. */
        sedang_diajukan: z.string().nullable(),
        /** All of them: each bars some submission types from this permit (`exclusiveWith`). */
        diajukan: z.array(z.object({ uuid: z.string(), nomorPermohonan: z.string(), jenis: jenisPengajuan })),
      }),
    ),
  ),
})

export const listIzinOss = defineContract({
  method: 'GET',
  path: '/api/oss/list_izin',
  summary: 'Izin yang diterima dari OSS; submit=false: yang belum dipakai',
  query: z.object({
    no_identitas: z.string().max(40).optional(),
    kode_izin: z.string().max(20).optional(),
    submit: z.stringbool().optional(),
    ...pageQuery,
  }),
  response: z.object({
    success: z.literal(true),
    detail: z.object({
      data: z.array(
        z.looseObject({
          id: z.number(),
          id_izin: z.string(),
          kode_izin: z.string(),
          nama_izin: z.string().nullable(),
          kbli: z.string().nullable(),
          nama_kegiatan: z.string().nullable(),
          nama_perseroan: z.string().nullable(),
          id_pengajuan: z.number().nullable(),
        }),
      ),
    }),
    meta: pageMeta,
  }),
})

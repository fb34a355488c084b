import { z } from 'zod'
import { defineContract, notJson } from '../../platform/contract.ts'
import { fileKinds } from '../../platform/files/files.contract.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { bagianQuery } from '../pengajuan/bagian.ts'

const tahun = z.coerce.number().int().min(2000).max(2200)
const bulan = z.coerce.number().int().min(1).max(12)

export const bulanRingkasan = [
  'JANUARI',
  'FEBRUARI',
  'MARET',
  'APRIL',
  'MEI',
  'JUNI',
  'JULI',
  'AGUSTUS',
  'SEPTEMBER',
  'OKTOBER',
  'NOVEMBER',
  'DESEMBER',
] as const

export const grafikPermohonan = defineContract({
  method: 'GET',
  path: '/api/summary/permohonan/graph/:year',
  summary: 'Jumlah permohonan per bulan dalam setahun',
  params: z.object({ year: tahun }),
  query: z.object(bagianQuery),
  response: z.object({
    success: z.literal(true),
    response: z.array(
      z.object({
        month: z.string(),
        total: z.number(),
        proses: z.number(),
        selesai: z.number(),
        ditolak: z.number(),
      }),
    ),
  }),
})

export const hasilRingkasan = ['ongoing', 'finish', 'reject'] as const
export type HasilRingkasan = (typeof hasilRingkasan)[number]

const baris = z.object({
  uuid: z.string(),
  nama: z.string(),
  nomorPermohonan: z.string(),
  kode_pengajuan: z.string(),
  nama_perusahaan: z.string(),
  status_proses: z.string(),
  jenis_permohonan: z.string(),
  detail_tim_auditor: z.string(),
  nomor: z.string().nullable(),
  masa_berlaku: z.string().nullable(),
  tanggal_pengajuan: z.string(),
  tanggal_terbit: z.string().nullable(),
  nama_dagang: z.string().nullable(),
  nama_latin: z.string().nullable(),
  nama_merek: z.string().nullable(),
  jenis_kemasan: z.string().nullable(),
})

function defineRingkasan(jalur: 'sppb-psat' | 'izin-edar', hasil: HasilRingkasan) {
  const path = `/api/summary/${jalur}/${hasil}/:year/:month` as const
  const params = z.object({ year: tahun, month: bulan })
  return {
    list: defineContract({
      method: 'GET',
      path,
      summary: `Berkas ${jalur} (${hasil}) menurut bulan permohonan`,
      params,
      query: z.object({ ...pageQuery, ...bagianQuery }),
      response: z.object({
        success: z.literal(true),
        response: z.object({ query: z.array(baris), total_query: z.number(), max_page: z.number() }),
      }),
    }),
    excel: defineContract({
      method: 'GET',
      path: `/api/summary/downloadExcel/${jalur}/${hasil}/:year/:month`,
      summary: `Excel berkas ${jalur} (${hasil}) sebulan`,
      params,
      query: z.object(bagianQuery),
      produces: [fileKinds.xlsx.mime],
      response: notJson,
    }),
  }
}

export const ringkasanCalls = {
  'sppb-psat': {
    ongoing: defineRingkasan('sppb-psat', 'ongoing'),
    finish: defineRingkasan('sppb-psat', 'finish'),
    reject: defineRingkasan('sppb-psat', 'reject'),
  },
  'izin-edar': {
    ongoing: defineRingkasan('izin-edar', 'ongoing'),
    finish: defineRingkasan('izin-edar', 'finish'),
    reject: defineRingkasan('izin-edar', 'reject'),
  },
} as const

nameSchemas({ barisRingkasan: baris })

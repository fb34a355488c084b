import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { isPlausible, tahunJanggal } from '../../platform/calendar/tanggal-wajar.ts'
import { dataAnswer, defineContract, notJson } from '../../platform/contract.ts'
import { fileKinds } from '../../platform/files/files.contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { namaAlur } from '../alur/alur.ts'
import { auditType, jenisPengajuan, prosesDiminta } from '../pengajuan/pengajuan.schema.ts'

/** Maximum length of the lists of numbers. The count beside a list is exact. */
export const nomorTerbanyak = 100

const count = z.number().int()
const nomorPermohonanList = z.array(z.string())
const wilayah = { provinsiId: idFilter, kotaId: idFilter, isInputPusat: z.stringbool().optional() }
const day = tanggal.optional()

const years = z
  .string()
  .regex(/^\s*\d{4}(\s*,\s*\d{4}){0,19}\s*$/, 'Tulis tahun empat angka, dipisah koma.')
  .transform((given) => given.split(',').map((year) => year.trim()))
  .refine((given) => given.every((year) => isPlausible(`${year}-01-01`)), { error: tahunJanggal })
  .transform((given) => given.map(Number))
  .optional()

export const peranBeban = [
  'AUDITOR',
  'LEAD_AUDITOR',
  'SEKRETARIAT',
  'KOORDINATOR_SEKRETARIAT',
  'SUBKOORDINATOR_SEKRETARIAT',
] as const
export type PeranBeban = (typeof peranBeban)[number]

const bebanPetugas = z.object({
  userId: z.number().int(),
  nama: z.string(),
  role: z.enum(peranBeban),
  /** Running files. For auditors by appointment, for the secretariat by the steps taken. */
  count,
  /** Whole percent of the largest count in the list. */
  workload: z.number().int(),
  nomorPermohonanList,
})

export const workloadUser = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/workloadUser',
  summary:
    'Beban kerja: berkas berjalan per petugas (auditor dan lead auditor menurut penugasannya, sekretariat menurut yang pernah ditanganinya), dengan 100 nomor permohonan pertama',
  query: z.object({
    ...wilayah,
    process: prosesDiminta,
    jenisPengajuan: jenisPengajuan.optional(),
    auditType: auditType.optional(),
    role: z.enum(peranBeban).optional(),
  }),
  response: dataAnswer(z.array(bebanPetugas)),
})

const prosesBerkas = z.object({
  process: z.string(),
  code: z.number().int(),
  label: z.string(),
  alur: z.enum(namaAlur),
  count,
  /** Percent of all counted files, two decimals. */
  percentage: z.number(),
})

export const documentPerProcess = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/documentPerProcess',
  summary: 'Berkas per tahap di kedua alur',
  query: z.object({
    ...wilayah,
    process: prosesDiminta,
    jenisPengajuan: jenisPengajuan.optional(),
    auditorUserId: recordFilter,
    leadAuditorUserId: recordFilter,
    koorSekretariatUserId: recordFilter,
    subKoorSekretariatUserId: recordFilter,
    sekretariatUserId: recordFilter,
  }),
  response: dataAnswer(z.array(prosesBerkas)),
})

const keluaran = { total: count, proses: count, terbit: count, tms: count }

export const kelompokTotal = [
  'date',
  'week',
  'month',
  'year',
  'provinsi',
  'kota',
  'auditType',
  'jenisPengajuan',
] as const

export const totalDocument = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/totalDocument',
  summary:
    'Berkas yang masuk, menurut keluarannya; isComplete dan isReject membatasi pada yang (tidak) terbit atau (tidak) ditolak. groupBy merinci menurut waktu, wilayah, atau jenis (kota hanya bersama provinsiId)',
  query: z.object({
    ...wilayah,
    isComplete: z.stringbool().optional(),
    isReject: z.stringbool().optional(),
    groupBy: z.enum(kelompokTotal).optional(),
    uploadTimeStart: day,
    uploadTimeEnd: day,
  }),
  response: dataAnswer(
    z.object({
      ...keluaran,
      groups: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          ...keluaran,
          /** Percent of the total, two decimals. */
          percentage: z.number(),
        }),
      ),
    }),
  ),
})

const keadaan = z.object({
  count,
  /** Percent of the three states together, two decimals. 0 if there are no files. */
  percentage: z.number(),
  nomorPermohonanList,
})

const dalamPeriode = z.object({ ...wilayah, startDate: day, endDate: day, years })

export const totalDocumentProcess = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/totalDocumentProcess',
  summary: 'Berkas yang masuk dalam periode: proses, terbit, dan tms, dengan 100 nomor permohonan terbaru',
  query: dalamPeriode,
  response: dataAnswer(z.object({ totalOnProcess: keadaan, totalComplete: keadaan, totalReject: keadaan })),
})

const penggal = {
  date: z.string(),
  dateEnd: z.string(),
  week: z.number().int().nullable(),
  label: z.string(),
}
const kemajuan = {
  totalComplete: count,
  /** Audits that began, requested revisions, and audits that reached their recommendation. */
  totalAudit: count,
  totalRevision: count,
  totalEndAudit: count,
}

export const progressServices = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/progressServices',
  summary:
    'Kemajuan layanan per hari (paling banyak 31 hari) atau per minggu; tanpa periode 30 hari terakhir. totalDeadlineAudit: berkas yang sedang diaudit dan tenggatnya jatuh di sana',
  query: dalamPeriode,
  response: z.object({
    success: z.literal(true),
    unit: z.enum(['hari', 'minggu']),
    data: z.array(z.object({ ...penggal, ...kemajuan, totalDeadlineAudit: count })),
  }),
})

const hitunganTenggat = z.object({ count, percentage: z.number(), nomorPermohonanList })

export const documentDeadlineCount = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/documentDeadlineCount',
  summary: 'Berkas berjalan yang masih dalam tenggat (onTrack) dan yang lewat (deadline)',
  query: z.object({
    ...wilayah,
    process: prosesDiminta,
    auditType: auditType.optional(),
    jenisPengajuan: jenisPengajuan.optional(),
  }),
  response: dataAnswer(z.object({ onTrack: hitunganTenggat, deadline: hitunganTenggat })),
})

const ringkasanHari = z.object({
  count,
  mean: z.number().nullable(),
  median: z.number().int().nullable(),
  p90: z.number().int().nullable(),
})
const waktuBagian = z.object({
  process: z.string(),
  label: z.string(),
  alur: z.enum(namaAlur),
  /** True for days of waiting for a revision or a payment. They do not count for the office. */
  paused: z.boolean(),
  ...ringkasanHari.shape,
})

export const kelompokLayanan = ['month', 'year', 'provinsi', 'kota', 'auditType'] as const

export const serviceTimes = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/serviceTimes',
  summary:
    'Lama layanan dalam hari kerja dari berkas yang sudah berakhir: rata-rata, median, dan persentil ke-90, seluruhnya dan tiap tahap; waktu menunggu terpisah (kota hanya bersama provinsiId)',
  query: z.object({
    ...wilayah,
    isComplete: z.stringbool().optional(),
    isReject: z.stringbool().optional(),
    groupBy: z.enum(kelompokLayanan).optional(),
    completeTimeStart: day,
    completeTimeEnd: day,
  }),
  response: dataAnswer(
    z.array(
      z.object({
        /** `semua` if the result is not grouped. */
        key: z.string(),
        label: z.string(),
        total: ringkasanHari,
        paused: ringkasanHari,
        stages: z.array(waktuBagian),
      }),
    ),
  ),
})

const angkaMingguan = { totalUpload: count, totalReject: count, ...kemajuan }

export const weeklyReport = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/weeklyReport',
  summary: 'Laporan per minggu, seluruhnya dan menurut jenis izin; tanpa periode delapan minggu terakhir',
  query: z.object({ startDate: day, endDate: day }),
  response: dataAnswer(
    z.array(
      z.object({
        ...penggal,
        ...angkaMingguan,
        sppb_psat: z.object(angkaMingguan),
        izin_edar_pl: z.object(angkaMingguan),
      }),
    ),
  ),
})

export const weeklyReportExcel = defineContract({
  method: 'GET',
  path: '/api/audit-document/dashboard/weeklyReport/excel',
  summary: 'Laporan per minggu sebagai Excel',
  query: weeklyReport.query,
  produces: [fileKinds.xlsx.mime],
  response: notJson,
})

nameSchemas({ bebanPetugas, prosesBerkas, keadaanBerkas: keadaan, ringkasanHari, waktuBagian })

import { z } from 'zod'
import { deadlineLabels } from '../../platform/calendar/working-days-deadline.ts'
import { dataAnswer, defineContract, emptyAnswer, pageMeta } from '../../platform/contract.ts'
import { idFilter, recordFilter } from '../../platform/list/id-filter.ts'
import { pageQuery } from '../../platform/list/pagination.ts'
import { namesIn } from '../../platform/stored-name.ts'
import { namaAlur, tabBerkas } from '../alur/alur.ts'
import { jenisPeristiwa } from '../dasbor/peristiwa.ts'
import { hari } from '../data-usaha/data-usaha.schema.ts'
import {
  auditType,
  jenisPengajuan,
  prosesDiminta,
  ringkasanPengajuan,
} from '../pengajuan/pengajuan.schema.ts'
import { statusLangkahLabels } from '../sekretariat/langkah-sekretariat.ts'

export const tabDaftar = { semua: 'Semua', ...tabBerkas } as const
export type TabDaftar = keyof typeof tabDaftar
const tab = z.enum(Object.keys(tabDaftar) as [TabDaftar, ...TabDaftar[]])

/** Orders by a word, as the wire has long known them. */
const urutanKata = ['terbaru', 'terlama', 'diubah'] as const
/** Columns that the list is sorted by from either end: "perusahaan" or "-perusahaan". */
export const kolomUrut = ['perusahaan', 'tahap', 'tenggat', 'masuk', 'perubahan'] as const
type UrutKolom = (typeof kolomUrut)[number]
export type UrutanKolom = UrutKolom | `-${UrutKolom}`
const urutanKolom = kolomUrut.flatMap((kolom): UrutanKolom[] => [kolom, `-${kolom}`])
/** The same columns by the names that the rows carry. */
const kolomBaris = ['nama_perusahaan', 'process', 'uploadTime', 'updateTime'] as const
type UrutBaris = (typeof kolomBaris)[number]
const urutanBaris = kolomBaris.flatMap((kolom): (UrutBaris | `-${UrutBaris}`)[] => [kolom, `-${kolom}`])
export const urutanDaftar = [...urutanKata, ...urutanKolom, ...urutanBaris] as const
export type UrutanDaftar = (typeof urutanDaftar)[number]

/** A deadline status, or a step status (specification, section 4). */
export const statusDaftar = [...namesIn(deadlineLabels), ...namesIn(statusLangkahLabels)] as const
export type StatusDaftar = (typeof statusDaftar)[number]

/** Outcome groups (specification, section 4). */
export const hasilBerkas = ['proses', 'terbit', 'tms'] as const
export type HasilBerkas = (typeof hasilBerkas)[number]

/** The back-office list over both tracks; tabs, counts and sidebar badges come from the same call. */
export const listBerkas = defineContract({
  method: 'GET',
  path: '/api/audit-document/uploadDocument',
  summary: 'Daftar berkas perizinan di kedua alur, menurut wewenang pemanggil',
  query: z.object({
    ...pageQuery,
    search: z.string().trim().max(200).optional(),
    process: prosesDiminta,
    orderBy: z.enum(urutanDaftar, { error: `Isi salah satu: ${urutanDaftar.join(', ')}.` }).optional(),
    status: z
      .string()
      .max(200)
      .optional()
      .describe(`Keadaan tenggat atau status langkah, dipisah koma: ${statusDaftar.join(', ')}.`),
    /** Whether the office's clock stands still, waiting for the applicant. */
    jeda: z.stringbool().optional(),
    auditType: auditType.optional(),
    jenisPengajuan: jenisPengajuan.optional(),
    tab: tab.optional(),
    /** Only files that wait for the caller ("Giliran saya"). */
    giliran: z.stringbool().optional(),
    /** Only files that wait for a hearing of the committee. */
    agenda: z.stringbool().optional(),
    alur: z.enum(namaAlur).optional(),
    /** What figures count: outcome, days of entry, days of a deadline, and what happened on which days. */
    isInputPusat: z.stringbool().optional(),
    keluaran: z.enum(hasilBerkas).optional(),
    masukDari: hari.optional(),
    masukSampai: hari.optional(),
    tenggatDari: hari.optional(),
    tenggatSampai: hari.optional(),
    peristiwa: z.enum(jenisPeristiwa).optional(),
    peristiwaDari: hari.optional(),
    peristiwaSampai: hari.optional(),
    /** Files that have ended, by the part of their time that a figure counts and the days they ended on. */
    layanan: z.string().max(60).optional(),
    berakhirDari: hari.optional(),
    berakhirSampai: hari.optional(),
    auditorUserId: recordFilter,
    leadAuditorUserId: recordFilter,
    koorSekretariatUserId: recordFilter,
    subKoorSekretariatUserId: recordFilter,
    sekretariatUserId: recordFilter,
    provinsiId: idFilter,
    kotaId: idFilter,
  }),
  response: z.object({
    success: z.literal(true),
    data: z.array(ringkasanPengajuan),
    meta: pageMeta,
    /** Files per tab under the same filters, and how many of each wait for the caller; for a word that very many carry, at least. */
    counts: z.record(
      tab,
      z.object({
        total: z.number(),
        giliran: z.number(),
        total_is_minimum: pageMeta.shape.total_is_minimum,
      }),
    ),
    /** Running files of the tab, each once, by how their clock stands (`keadaanJam`), whatever `status` and `jeda` say. */
    tenggat: z.object({
      ON_PROCESS: z.number(),
      DUE_TOMORROW: z.number(),
      OVERRDUE: z.number(),
      jeda: z.number(),
      /** The next working day: the one that DUE_TOMORROW counts. */
      besok: hari,
    }),
  }),
})

export const hariLibur = z.object({
  tanggal: hari,
  nama: z.string().trim().min(3).max(200),
  cuti_bersama: z.boolean(),
})
const hariLiburTersimpan = z.object({ ...hariLibur.shape, tanggal: z.string(), nama: z.string() })
export const listHariLibur = defineContract({
  method: 'GET',
  path: '/api/psat/master/hari-libur',
  summary: 'Libur nasional dan cuti bersama',
  query: z.object({ tahun: z.coerce.number().int().min(2000).max(2200).optional() }),
  response: dataAnswer(z.array(hariLiburTersimpan)),
})
export const setHariLibur = defineContract({
  method: 'PUT',
  path: '/api/psat/master/hari-libur',
  summary:
    'Tambah atau ubah hari libur; tenggat berkas yang berjalan dihitung ulang. Dengan `baru` hari yang sudah libur dijawab 409',
  body: hariLibur.extend({ baru: z.boolean().optional() }),
  response: dataAnswer(hariLiburTersimpan),
})
export const deleteHariLibur = defineContract({
  method: 'DELETE',
  path: '/api/psat/master/hari-libur',
  summary: 'Hapus hari libur; tenggat berkas yang berjalan dihitung ulang',
  query: z.object({ tanggal: hari }),
  response: emptyAnswer,
})

const hariKerja = z.object({
  anggaran: z.string(),
  label: z.string(),
  /** The track whose stages use it. */
  alur: z.enum(namaAlur),
  /** Days of the office; those of the applicant count while its clock is paused. */
  kantor: z.boolean(),
  sppb_psat: z.number().int().min(0).max(365),
  izin_edar_pl: z.number().int().min(0).max(365),
})
export const listHariKerja = defineContract({
  method: 'GET',
  path: '/api/psat/master/hari-kerja',
  summary: 'Hari kerja per anggaran waktu',
  response: dataAnswer(z.array(hariKerja)),
})
export const setHariKerja = defineContract({
  method: 'PUT',
  path: '/api/psat/master/hari-kerja',
  summary: 'Ubah hari kerja sebuah anggaran; berlaku bagi tahap yang dimulai sesudahnya',
  body: hariKerja.omit({ label: true, alur: true, kantor: true }),
  response: dataAnswer(hariKerja),
})

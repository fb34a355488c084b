import { z } from 'zod'
import { deadlineLabels } from '../../platform/calendar/working-days-deadline.ts'
import { defineContract, pageMeta } from '../../platform/contract.ts'
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

/** Named orders, kept for existing API clients. */
const urutanKata = ['terbaru', 'terlama', 'diubah'] as const
/** Columns that the list can sort by in both directions: "perusahaan" or "-perusahaan". */
export const kolomUrut = ['perusahaan', 'tahap', 'tenggat', 'masuk', 'perubahan'] as const
type UrutKolom = (typeof kolomUrut)[number]
export type UrutanKolom = UrutKolom | `-${UrutKolom}`
const urutanKolom = kolomUrut.flatMap((kolom): UrutanKolom[] => [kolom, `-${kolom}`])
/** The same columns under the field names of the rows. */
const kolomBaris = ['nama_perusahaan', 'process', 'uploadTime', 'updateTime'] as const
type UrutBaris = (typeof kolomBaris)[number]
const urutanBaris = kolomBaris.flatMap((kolom): (UrutBaris | `-${UrutBaris}`)[] => [kolom, `-${kolom}`])
export const urutanDaftar = [...urutanKata, ...urutanKolom, ...urutanBaris] as const
export type UrutanDaftar = (typeof urutanDaftar)[number]

/** A deadline status or a step status (specification, section 4). */
export const statusDaftar = [...namesIn(deadlineLabels), ...namesIn(statusLangkahLabels)] as const
export type StatusDaftar = (typeof statusDaftar)[number]

/** Outcome groups (specification, section 4). */
export const hasilBerkas = ['proses', 'terbit', 'tms'] as const
export type HasilBerkas = (typeof hasilBerkas)[number]

/** Staff list over both tracks. Tabs, counts and sidebar badges use the same call. */
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
    /** Whether the office's clock is paused because the file waits for the applicant. */
    jeda: z.stringbool().optional(),
    auditType: auditType.optional(),
    jenisPengajuan: jenisPengajuan.optional(),
    tab: tab.optional(),
    /** Only files that wait for the caller ("Giliran saya"). */
    giliran: z.stringbool().optional(),
    /** Only files that wait for a hearing of the committee. */
    agenda: z.stringbool().optional(),
    alur: z.enum(namaAlur).optional(),
    /** Filters behind the dashboard figures: origin, outcome, day of entry, deadline, and events by day. */
    isInputPusat: z.stringbool().optional(),
    keluaran: z.enum(hasilBerkas).optional(),
    masukDari: hari.optional(),
    masukSampai: hari.optional(),
    tenggatDari: hari.optional(),
    tenggatSampai: hari.optional(),
    peristiwa: z.enum(jenisPeristiwa).optional(),
    peristiwaDari: hari.optional(),
    peristiwaSampai: hari.optional(),
    /** Ended files, by the part of their service time that a figure counts and by the day they ended. */
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
    /**
     * Files per tab under the same filters, and how many wait for the caller. For a very common search word the total
     * is a minimum.
     */
    counts: z.record(
      tab,
      z.object({
        total: z.number(),
        giliran: z.number(),
        total_is_minimum: pageMeta.shape.total_is_minimum,
      }),
    ),
    /**
     * Running files of the tab by clock state (`keadaanJam`), each file once. Ignores the filters `status` and `jeda`.
     */
    tenggat: z.object({
      ON_PROCESS: z.number(),
      DUE_TOMORROW: z.number(),
      OVERRDUE: z.number(),
      jeda: z.number(),
      /** The next working day, which DUE_TOMORROW refers to. */
      besok: hari,
    }),
  }),
})

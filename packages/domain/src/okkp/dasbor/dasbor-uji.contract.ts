import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import { totalKeadaan } from '../../platform/pengujian/total-positif.ts'
import { nameSchemas } from '../../platform/schema-names.ts'
import { kategoriSdm } from '../sdm/kompetensi.ts'
import {
  barisWilayah,
  count,
  hari,
  selang,
  share,
  titikWaktu,
  wilayahFilter,
  wilayahStatistik,
} from './dasbor.fields.ts'

const rentang = { start_date: hari, end_date: hari, ...wilayahFilter }

const lab = {
  total_uji_lab: count,
  total_ms: count,
  total_tms: count,
  /** Without a verdict yet. */ total_belum: count,
}
const rapid = { total_rapid_test: count, total_positif: count, total_negatif: count, ...totalKeadaan }
const perKategori = {
  total_positif_psat: count,
  total_negatif_psat: count,
  total_positif_psah: count,
  total_negatif_psah: count,
  total_positif_psai: count,
  total_negatif_psai: count,
}

/** Share of TMS among tests with a verdict, one decimal. */
const bagianGagal = { percentage: share, selang }

export const ringkasanUjiLab = wilayahStatistik.extend({
  ...lab,
  ...bagianGagal,
  jenis: z.array(z.object({ jenis_uji_lab_id: count, jenis: z.string(), ...lab, percentage: share })),
  deret: z.array(titikWaktu.extend({ total_ms: count, total_tms: count })),
})

export const statistikUjiLab = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_uji_lab',
  summary:
    'Uji laboratorium per jenis: memenuhi syarat (MS), tidak (TMS), dan yang belum diputuskan; per bulan atau minggu',
  query: z.object(rentang),
  response: dataAnswer(ringkasanUjiLab),
})

export const ringkasanRapidTest = wilayahStatistik.extend({
  ...rapid,
  ...perKategori,
  ...bagianGagal,
  jenis: z.array(z.object({ jenis_rapid_test_id: count, jenis: z.string(), ...rapid, percentage: share })),
  deret: z.array(titikWaktu.extend(perKategori)),
})

export const statistikRapidTest = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_rapid_test',
  summary:
    'Rapid test (saringan di lapangan) per jenis dan per PSAT, PSAH, PSAI; yang positif menurut hasil akhirnya; per bulan atau minggu',
  query: z.object(rentang),
  response: dataAnswer(ringkasanRapidTest),
})

export const ringkasanUjiMutu = wilayahStatistik.extend({
  total_kelas_mutu: count,
  kelas: z.array(
    z.object({ kelas_mutu_id: count, kelas_mutu: z.string(), total_kelas_mutu: count, percentage: share }),
  ),
  deret: z.array(titikWaktu),
})

export const statistikUjiMutu = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_uji_mutu',
  summary: 'Uji mutu per kelas; per bulan atau minggu',
  query: z.object(rentang),
  response: dataAnswer(ringkasanUjiMutu),
})

export const pengujianWilayah = wilayahStatistik.extend({
  ...lab,
  ...rapid,
  total_kelas_mutu: count,
  total_pengujian: count,
})

export const statistikPengujian = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/pengujian',
  summary:
    'Semua pengujian sekaligus; dengan is_group=true per provinsi, atau per kabupaten/kota dari provinsi yang disebut',
  query: z.object({
    tanggal_start: hari,
    tanggal_end: hari,
    ...wilayahFilter,
    is_group: z.stringbool().default(false),
  }),
  response: dataAnswer(z.array(pengujianWilayah)),
})

/** A year, or a month of it. A month without a year belongs to the current year. */
const bulanan = {
  year: z
    .literal('')
    .transform(() => undefined)
    .or(z.coerce.number().int().min(1900).max(2200))
    .optional(),
  month: z
    .literal('')
    .transform(() => undefined)
    .or(z.coerce.number().int().min(1).max(12))
    .optional(),
  provinsi_id: idFilter,
}

const perWilayah = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  dataAnswer(z.array(barisWilayah.extend(shape)))

export const ujiLabByProvinsi = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_uji_lab/by_provinsi',
  summary: 'Uji laboratorium per provinsi, atau per kabupaten/kota dari provinsi yang disebut',
  query: z.object(bulanan),
  response: perWilayah(lab),
})

export const rapidTestByProvinsi = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_rapid_test/by_provinsi',
  summary:
    'Rapid test per provinsi, atau per kabupaten/kota dari provinsi yang disebut; is_pangan_segar=true memerincinya per PSAT, PSAH, dan PSAI',
  query: z.object({ ...bulanan, is_pangan_segar: z.stringbool().default(false) }),
  response: dataAnswer(z.array(barisWilayah.extend(rapid).extend(z.object(perKategori).partial().shape))),
})

export const ujiMutuByProvinsi = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_uji_mutu/by_provinsi',
  summary: 'Uji mutu per provinsi, atau per kabupaten/kota dari provinsi yang disebut',
  query: z.object(bulanan),
  response: perWilayah({
    total_kelas_mutu: count,
    total_premium: count,
    total_medium: count,
    total_lainnya: count,
  }),
})

export const tindakLanjutByProvinsi = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/tindak_lanjut/by_provinsi',
  summary:
    'Kasus per provinsi yang bertindak, menurut hari temuan: yang jatuh tempo, yang ditutup tanpa satu langkah pun terlambat, rerata hari sampai ditutup, dan hasilnya',
  query: z.object({ year: bulanan.year }),
  response: perWilayah({
    total: count,
    /** Closed ones and open ones past their deadline. */
    jatuh_tempo: count,
    tepat_waktu: count,
    ditutup: count,
    /** Closed ones by outcome. Their sum is `ditutup`. */
    terkonfirmasi: count,
    tidak_terkonfirmasi: count,
    tidak_terbukti: count,
    alasan: count,
    /** Sum of days from opening to closing. */
    jumlah_hari: count,
  }),
})

export const layananLabByProvinsi = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/layanan_lab/by_provinsi',
  summary:
    'Lama layanan laboratorium per provinsi menurut hari uji: hari sejak sampel diterima sampai diuji, dari uji yang tanggal terimanya dicatat',
  query: z.object({ year: bulanan.year }),
  response: perWilayah({
    total_uji: count,
    /** Sum over all tests. */
    jumlah_hari: count,
  }),
})

export const ringkasanSdm = wilayahStatistik.extend({
  total_orang: count,
  /** People with a competence that is valid today, each counted once. The sum of the categories can be larger. */
  total_berlaku: count,
  kategori: z.array(
    z.object({
      kategori: z.enum(kategoriSdm),
      label: z.string(),
      total_orang: count,
      /** People with a valid competence today. */
      total_berlaku: count,
      /** Share of all people. A person may belong to several categories. */
      percentage: share,
    }),
  ),
})

export const statistikSdm = defineContract({
  method: 'GET',
  path: '/api/okkp/dashboard/statistik_sdm',
  summary: 'Orang per kategori kompetensi, menurut hari dicatat; provinsi_id 0 = OKKP PUSAT',
  query: z.object(rentang),
  response: dataAnswer(ringkasanSdm),
})

nameSchemas({ ringkasanUjiLab, ringkasanRapidTest, ringkasanUjiMutu, pengujianWilayah, ringkasanSdm })

import { z } from 'zod'
import { dataAnswer, defineContract } from '../../platform/contract.ts'
import { idFilter } from '../../platform/list/id-filter.ts'
import {
  bandingSurvei,
  groupBy,
  kelengkapanDokumen,
  pasarDana,
  pasarWilayah,
  pedagangKomoditas,
  pedagangWilayah,
  rapidRingkas,
  rapidWaktu,
  rapidWilayah,
  sanitasiRingkas,
  sanitasiWilayah,
  saringan,
  saringanDasbor,
} from './dasbor.schema.ts'

const path = '/api/pasar-pangan/dashboard'
const mode =
  'isPublic=true untuk siapa pun dan wilayah mana pun, kelompok kurang dari lima orang digabung; tanpa itu untuk pengelola pasar, wilayahnya sendiri'

/** Defines a dashboard call. With `isPublic` it needs no session; otherwise the session decides the region. */
const call = <const P extends string, Q extends z.ZodRawShape, D extends z.ZodType>(
  name: P,
  summary: string,
  query: Q,
  data: D,
) =>
  defineContract({
    method: 'GET',
    path: `${path}/${name}`,
    summary: `${summary}; ${mode}`,
    query: z.object(query),
    response: dataAnswer(data),
    tokenHelps: true,
  })

export const bandingSurveiCall = call(
  'compare_survey',
  'Survei konsumen dan pedagang sebelum dan sesudah program menurut hari survei: total_nilai dari total_nilai_responden yang dapat diberikan; selang 95% hanya untuk 30 responden atau lebih; untuk umum hanya jawaban bulan yang sudah selesai, paling sedikit lima sekaligus',
  { ...saringan, group_by: groupBy },
  z.object({
    konsumen: z.array(bandingSurvei),
    pedagang: z.array(bandingSurvei),
    total: z.object({ konsumen: bandingSurvei, pedagang: bandingSurvei }),
  }),
)

export const komoditasPedagangCall = call(
  'komoditas/bypedagang',
  'Sepuluh komoditas yang paling banyak dijual dan Lainnya; pedagang beberapa komoditas terhitung pada masing-masing, karena itu Lainnya tanpa jumlah',
  saringan,
  z.array(pedagangKomoditas),
)

export const pedagangWilayahCall = call(
  'pedagang/bywilayah',
  'Pedagang terdata per wilayah menurut hari pendataan; byKomoditas menambah komoditasnya',
  { ...saringan, byKomoditas: z.stringbool().default(false) },
  z.array(pedagangWilayah),
)

export const totalPasarCall = call(
  'profil/total_pasar',
  'Pasar per wilayah; dengan rentang tanggal hanya yang mulai ikut program pada tahun-tahun itu',
  saringan,
  z.object({
    total_pasar: z.number().int(),
    wilayah: z.array(pasarWilayah),
    sumber_dana: z.array(pasarDana),
  }),
)

export const persentaseDokumenCall = call(
  'profil/persentase_dokumen',
  'Kelengkapan dokumen profil pasar; rentang tanggal memilih tahun programnya',
  {
    ...saringan,
    sort: z.enum(['nama', 'persentase', '-persentase']).default('nama'),
    tahun_program: idFilter,
  },
  kelengkapanDokumen,
)

export const sanitasiPasarCall = call(
  'sanitasi/bypasar',
  'Rata-rata nilai sanitasi per pasar dan aspeknya',
  saringan,
  z.array(sanitasiWilayah),
)

export const sanitasiProvinsiCall = call(
  'sanitasi/byprovinsi',
  'Rata-rata nilai sanitasi per provinsi (dengan provinsi_id per kabupaten/kota), dan total_wilayah: semuanya bersama',
  saringan,
  z.object({ wilayah: z.array(sanitasiWilayah), total_wilayah: sanitasiRingkas }),
)

export const bandingRapidCall = call(
  'rapid_test/compare',
  'Rapid test pasar per wilayah; yang positif dirinci menurut hasil akhirnya: dipastikan laboratorium, tidak terbukti, menunggu uji, ditutup tanpa uji',
  {
    ...saringan,
    group_by: groupBy,
    sort: z
      .enum(['nama', 'total_positif', '-total_positif', '-total_rapid_test'])
      .default('-total_rapid_test'),
    is_pangan_segar: z
      .stringbool()
      .default(true)
      .refine((given) => given, {
        error: 'Rapid test pasar selalu pangan segar: kirim true atau kosongkan.',
      }),
  },
  z.array(rapidWilayah),
)

export const statistikRapidCall = call(
  'rapid_test/statistik',
  'Rapid test pasar per bulan dari years (bila kosong: tahun ini); dengan months per minggu dari bulan itu',
  saringanDasbor,
  rapidRingkas.extend({ statistik: z.array(rapidWaktu) }),
)

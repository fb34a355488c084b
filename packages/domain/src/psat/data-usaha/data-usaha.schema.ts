import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { titikFields } from '../../platform/geo/titik.fields.ts'
import { titikFault } from '../../platform/geo/titik.ts'
import { fileKey, optionalDay, optionalFileKey, optionalLines, orNull } from '../../platform/record/fields.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

const id = z.number().int().positive()
const wilayahId = z.int32().positive()
const ids = z.array(id).max(100)
const teks = (min: number, max: number) => z.string().trim().min(min).max(max)
export const hari = tanggal

export const statusKepemilikan = ['Milik Sendiri', 'Sewa'] as const

export const unitProduksiForm = z
  .object({
    nama_unit: teks(3, 200),
    alamat_unit: teks(5, 500),
    provinsi_id: wilayahId,
    kota_id: wilayahId,
    ...titikFields,
    status_kepemilikan: z.enum(statusKepemilikan),
    durasi_sewa: optionalLines(100),
    masa_sewa_berakhir: optionalDay(),
    /** Proof of ownership; `bukti_sewa` is the lease of a rented unit. */
    file_bukti: optionalFileKey,
    bukti_sewa: optionalFileKey,
    sppb_psat_nomor: optionalLines(100),
    sppb_psat_level: orNull(z.int().min(1).max(3)),
    sppb_psat_masa_berlaku: optionalDay(),
    sppb_psat_ruang_lingkup: optionalLines(1000),
    sppb_psat_file: optionalFileKey,
    surat_pernyataan_sppb_psat: optionalFileKey,
  })
  .superRefine((unit, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const misplaced = titikFault(unit.lintang, unit.bujur)
    if (misplaced) say('lintang', misplaced)
    if (unit.status_kepemilikan === 'Sewa') {
      if (!unit.masa_sewa_berakhir) say('masa_sewa_berakhir', 'Isi tanggal berakhirnya sewa.')
      if (!unit.bukti_sewa) say('bukti_sewa', 'Unggah perjanjian sewa.')
    } else if (!unit.file_bukti) say('file_bukti', 'Unggah bukti kepemilikan.')
  })
export type UnitProduksiForm = z.output<typeof unitProduksiForm>

export const mitraForm = z.object({
  nama: teks(2, 200),
  alamat: teks(5, 500),
  negara: optionalLines(100),
  kontak: optionalLines(100),
})

export const caraPenyimpanan = ['Suhu ruang', 'Suhu dingin', 'Beku'] as const
export const penangananMinimal = [
  'Pencucian',
  'Sortasi/grading',
  'Pengupasan/pemotongan',
  'Penggilingan',
  'Pengeringan',
  'Pencampuran',
  'Penggaraman',
  'Blansir',
  'Pelapisan lilin',
  'Pengemasan',
  'Tidak ada',
] as const
export const jenisKemasan = [
  'Plastik',
  'Plastik vakum',
  'Karung',
  'Jaring',
  'Keranjang',
  'Kotak karton',
  'Kaleng',
  'Botol/Stoples',
  'Ikat',
  'Tandan',
  'Curah/Loose',
  'Aluminium foil',
  'Kertas',
] as const

export const ruangLingkupForm = z.object({
  komoditas_id: orNull(id),
  nama_komoditas: teks(2, 200),
  cara_penyimpanan: teks(2, 200),
  pengolahan_minimal: teks(2, 300),
  pengemasan_ulang: z.boolean(),
})
export type RuangLingkupForm = z.output<typeof ruangLingkupForm>

export const produkForm = z
  .object({
    komoditas_id: orNull(id),
    jenis_psat: teks(2, 200),
    nama_dagang: teks(2, 200),
    nama_merek: optionalLines(200),
    nama_latin: teks(2, 200),
    negara_asal: teks(2, 100),
    jenis_kemasan: teks(2, 200),
    berat_bersih: optionalLines(200),
    komposisi: teks(2, 1000),
    coa_nomor: teks(1, 100),
    coa_tanggal: hari,
    coa_file: fileKey,
    desain_tabel_dan_kemasan: fileKey,
    diagram_alir_psat_luar_negri: fileKey,
    kelas_mutu: optionalLines(100),
    laporan_hasil_uji_mutu_nomor: optionalLines(100),
    laporan_hasil_uji_mutu_tanggal: optionalDay(),
    laporan_hasil_uji_mutu_file: optionalFileKey,
    sertifikat_jaminan_keamanan_psat: optionalFileKey,
    jenis_klaim: z.array(teks(1, 100)).max(20).default([]),
    bukti_klaim: optionalFileKey,
    unit_produksi: ids.min(1, 'Pilih sedikitnya satu unit.'),
    daftar_pemasok: ids.min(1, 'Pilih sedikitnya satu pemasok.'),
    daftar_pelanggan: ids.default([]),
  })
  .superRefine((produk, context) => {
    const say = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (produk.kelas_mutu && !produk.laporan_hasil_uji_mutu_nomor) {
      say('laporan_hasil_uji_mutu_nomor', 'Isi nomor laporan hasil uji mutu untuk kelas mutu ini.')
    }
    if (produk.kelas_mutu && !produk.laporan_hasil_uji_mutu_tanggal) {
      say('laporan_hasil_uji_mutu_tanggal', 'Isi tanggal laporan hasil uji mutu.')
    }
  })
export type ProdukForm = z.output<typeof produkForm>

const tersimpan = { id: z.number(), versi: z.number() }
const isi = z.string().nullable()
const angka = z.number().nullable()

export const unitProduksi = z.object({
  ...tersimpan,
  nama_unit: z.string(),
  alamat_unit: z.string(),
  provinsi_id: angka,
  kota_id: angka,
  /** Copies from before units had coordinates lack these fields. */
  lintang: angka.optional(),
  bujur: angka.optional(),
  status_kepemilikan: z.enum(statusKepemilikan),
  durasi_sewa: isi,
  masa_sewa_berakhir: isi,
  file_bukti: isi,
  bukti_sewa: isi,
  sppb_psat_nomor: isi,
  sppb_psat_level: angka,
  sppb_psat_masa_berlaku: isi,
  sppb_psat_ruang_lingkup: isi,
  sppb_psat_file: isi,
  surat_pernyataan_sppb_psat: isi,
})
export type UnitProduksi = z.output<typeof unitProduksi>

export const mitra = z.object({
  ...tersimpan,
  nama: z.string(),
  alamat: z.string(),
  negara: isi,
  kontak: isi,
})
export type Mitra = z.output<typeof mitra>

export const ruangLingkup = z.object({
  ...tersimpan,
  komoditas_id: angka,
  nama_komoditas: z.string(),
  cara_penyimpanan: z.string(),
  pengolahan_minimal: z.string(),
  pengemasan_ulang: z.boolean(),
})
export type RuangLingkup = z.output<typeof ruangLingkup>

export const produk = z.object({
  ...tersimpan,
  komoditas_id: angka,
  jenis_psat: z.string(),
  nama_dagang: z.string(),
  nama_merek: isi,
  nama_latin: z.string(),
  negara_asal: z.string(),
  jenis_kemasan: z.string(),
  berat_bersih: isi,
  komposisi: z.string(),
  coa_nomor: z.string(),
  coa_tanggal: z.string(),
  coa_file: isi,
  desain_tabel_dan_kemasan: isi,
  diagram_alir_psat_luar_negri: isi,
  kelas_mutu: isi,
  laporan_hasil_uji_mutu_nomor: isi,
  laporan_hasil_uji_mutu_tanggal: isi,
  laporan_hasil_uji_mutu_file: isi,
  sertifikat_jaminan_keamanan_psat: isi,
  jenis_klaim: z.array(z.string()),
  bukti_klaim: isi,
  unit_produksi: z.array(z.number()),
  daftar_pemasok: z.array(z.number()),
  daftar_pelanggan: z.array(z.number()),
})
export type Produk = z.output<typeof produk>

/** Kinds of data that a company enters once and uses in every submission. */
export const jenisDataUsaha = {
  'unit-produksi': { form: unitProduksiForm, label: 'Unit penanganan' },
  pemasok: { form: mitraForm, label: 'Pemasok' },
  pelanggan: { form: mitraForm, label: 'Pelanggan' },
  produk: { form: produkForm, label: 'Produk' },
  'ruang-lingkup': { form: ruangLingkupForm, label: 'Ruang lingkup' },
} as const
export type JenisDataUsaha = keyof typeof jenisDataUsaha

export const namedFiles = z.record(z.string(), z.object({ nama: z.string(), ukuran: z.number() }))
export type NamedFiles = z.output<typeof namedFiles>

export const dataUsaha = z.object({
  unit_produksi: z.array(unitProduksi),
  pemasok: z.array(mitra),
  pelanggan: z.array(mitra),
  produk: z.array(produk),
  ruang_lingkup: z.array(ruangLingkup),
  berkas: namedFiles.default({}),
})
export type DataUsaha = z.output<typeof dataUsaha>

nameSchemas({ mitra, produk, ruangLingkup, unitProduksi })

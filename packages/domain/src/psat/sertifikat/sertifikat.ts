import { z } from 'zod'

/** Content of a certificate as plain data. The portal stores it with the certificate to print it again. */
const hari = z.iso.date()
const teks = z.string()
const tambahan = teks.nullable()

const penandatangan = z.object({ nama: teks, jabatan: teks, nip: tambahan })
const perusahaan = z.object({ nama: teks, nib: tambahan, alamat: teks })

const kepala = z.object({
  nomor: teks,
  kode_verifikasi: teks,
  /** Code that verifies offline, with its key and its place in the status list. Missing on prints without a key. */
  mandiri: z.object({ indeks: z.number().int(), kunci: teks, kode: teks }).optional(),
  /** Number from OSS. The line is left out until OSS sends it. */
  pb_umku: tambahan,
  terbit: hari,
  berlaku_sampai: hari,
  tempat: teks,
  perusahaan,
  penandatangan,
  /** Set for a certificate that replaces a faulty one. */
  penerbitan_ulang: z.object({ ke: z.number().int().min(1), alasan: teks }).nullable(),
})

const sppbUnit = z.object({
  nomor: teks,
  level: z.number().int().nullable(),
  ruang_lingkup: teks,
  berlaku_sampai: hari.nullable(),
})
const unitPenanganan = z.object({
  nama: teks,
  alamat: teks,
  status_kepemilikan: teks,
  sppb: sppbUnit.nullable(),
})
const pemilik = z.object({ nama: teks, perusahaan: teks, alamat: teks })

/** Text in the table, an annex, or both. */
const uraianBerlampiran = z.object({ uraian: tambahan, terlampir: z.boolean() })

const produk = z.object({
  jenis_psat: teks,
  nama_dagang: teks,
  nama_latin: teks,
  negara_asal: teks,
  nama_merek: tambahan,
  kelas_mutu: uraianBerlampiran,
  klaim: uraianBerlampiran,
})

/** `baru` is null if nothing changes. */
const lamaBaru = z.object({ lama: tambahan, baru: tambahan })

export const sertifikatSppb = kepala.extend({
  templat: z.literal('sppb'),
  jenis: z.enum(['permohonan_baru', 'perpanjangan', 'penambahan_ruang_lingkup', 'perubahan_data']),
  unit: z.array(unitPenanganan).min(1),
  level: z.number().int().nullable(),
  ruang_lingkup: z.array(teks),
})

export const sertifikatSppbPengalihan = kepala.extend({
  templat: z.literal('sppb_pengalihan'),
  pemilik_lama: pemilik,
  pemilik_baru: pemilik,
  unit: z.array(unitPenanganan).min(1),
})

export const sertifikatPl = kepala.extend({
  templat: z.literal('pl'),
  jenis: z.enum(['permohonan_baru', 'perpanjangan']),
  produk: z
    .array(
      produk.extend({
        jenis_kemasan: teks,
        berat_bersih: tambahan,
        desain_kemasan: uraianBerlampiran,
        desain_label: uraianBerlampiran,
      }),
    )
    .min(1),
  unit: z.array(unitPenanganan).min(1),
})

export const sertifikatPlPerubahan = kepala.extend({
  templat: z.literal('pl_perubahan'),
  produk: z
    .array(
      produk.extend({
        jenis_kemasan: lamaBaru,
        berat_bersih: lamaBaru,
        desain_kemasan_lama: uraianBerlampiran,
        desain_label_lama: uraianBerlampiran,
        desain_kemasan_baru: uraianBerlampiran,
        desain_label_baru: uraianBerlampiran,
      }),
    )
    .min(1),
  unit: z.array(unitPenanganan).min(1),
})

export const sertifikatPlPengalihan = kepala.extend({
  templat: z.literal('pl_pengalihan'),
  pemilik_lama: pemilik,
  pemilik_baru: pemilik,
  unit: z.array(unitPenanganan).min(1),
  izin: z
    .array(
      z.object({
        nomor: teks,
        berlaku_sampai: hari.nullable(),
        jenis_psat: teks,
        nama_dagang: teks,
        nama_merek: tambahan,
        negara_asal: teks,
        jenis_kemasan: teks,
        berat_bersih: tambahan,
        kelas_mutu: tambahan,
      }),
    )
    .min(1),
})

export const sertifikat = z.discriminatedUnion('templat', [
  sertifikatSppb,
  sertifikatSppbPengalihan,
  sertifikatPl,
  sertifikatPlPerubahan,
  sertifikatPlPengalihan,
])

export type UnitPenanganan = z.output<typeof unitPenanganan>
export type PemilikIzin = z.output<typeof pemilik>
export type UraianBerlampiran = z.output<typeof uraianBerlampiran>
export type LamaBaru = z.output<typeof lamaBaru>
export type SertifikatSppb = z.output<typeof sertifikatSppb>
export type SertifikatSppbPengalihan = z.output<typeof sertifikatSppbPengalihan>
export type SertifikatPl = z.output<typeof sertifikatPl>
export type SertifikatPlPerubahan = z.output<typeof sertifikatPlPerubahan>
export type SertifikatPlPengalihan = z.output<typeof sertifikatPlPengalihan>
export type Sertifikat = z.output<typeof sertifikat>

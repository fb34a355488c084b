import { z } from 'zod'
import { nameSchemas } from '../../platform/schema-names.ts'
import { hasilPengawasan, sanksiPengawasan } from '../registrasi/registrasi.pengawasan.ts'
import { keadaanPermintaan, keadaanUsulan } from './kasus.records.ts'
import {
  aksiKasus,
  asalKasus,
  langkahKasus,
  luaranKasus,
  statusLangkah,
  tindakanPengamanan,
} from './kasus.table.ts'

export const penanggungKasus = ['kota', 'provinsi', 'pusat'] as const

const textOrNull = z.string().nullable()
const numberOrNull = z.number().nullable()

const ujiKasus = z.object({
  id: z.number(),
  kode_sampel: z.string(),
  tanggal: z.string(),
  parameter: z.string(),
  status: z.enum(['MS', 'TMS']).nullable(),
  /** True if this account may open the record itself. Its content is also readable through the case. */
  boleh_buka: z.boolean(),
})

const pengawasanKasus = z.object({
  id: z.number(),
  registrasi_id: z.number(),
  tanggal: z.string(),
  hasil: z.enum(hasilPengawasan),
  sanksi: z.enum(sanksiPengawasan),
  /** True if this account may open the registration on whose page the supervision stands. */
  boleh_buka: z.boolean(),
})

/**
 * Case in lists, and beside the records that belong to it. `asal`, `tanggal`, `parameter`, `komoditas` and `lokasi`
 * describe its first source.
 */
export const kasus = z.object({
  id: z.number(),
  nomor: z.string(),
  asal: z.enum(asalKasus),
  asal_id: z.number(),
  tanggal: z.string(),
  parameter: z.string(),
  komoditas: z.string(),
  lokasi: z.string(),
  registrasi_id: numberOrNull,
  no_registrasi: textOrNull,
  unit_usaha: textOrNull,
  provinsi_id: z.number(),
  provinsi: z.string(),
  kota_id: numberOrNull,
  kota: textOrNull,
  dibuka: z.string(),
  /** True once a laboratory test is TMS or a supervision has a sanction. */
  dipastikan: z.boolean(),
  jumlah_sumber: z.number(),
  /** Earliest due day of the open steps. Null if nothing is due, for example if only the closing remains. */
  batas_waktu: textOrNull,
  terlambat: z.boolean(),
  /** First open step; `penutupan` if all others are over. */
  langkah: z.enum([...langkahKasus, 'selesai']),
  /** All open steps. Several may be open at once. */
  terbuka: z.array(z.enum(langkahKasus)),
  menunggu_laboratorium: z.boolean(),
  menunggu_orang_kedua: z.boolean(),
  /** Office that must act on the first open step, computed from existing accounts. */
  penanggung: z.enum(penanggungKasus),
  penanggung_nama: z.string(),
  giliran_saya: z.boolean(),
  boleh_tutup: z.boolean(),
  uji: z.array(ujiKasus),
  pengawasan: z.array(pengawasanKasus),
  ditutup: textOrNull,
  ditutup_oleh: textOrNull,
  luaran: z.enum(luaranKasus).nullable(),
  catatan: textOrNull,
  versi: z.number(),
})
export type Kasus = z.output<typeof kasus>

export const langkahRincian = z.object({
  langkah: z.enum(langkahKasus),
  label: z.string(),
  selesai_bila: z.string(),
  status: z.enum(statusLangkah),
  mulai: textOrNull,
  batas: textOrNull,
  selesai: textOrNull,
  terlambat: z.boolean(),
  pemegang: z.enum(penanggungKasus),
  pemegang_nama: z.string(),
  giliran_saya: z.boolean(),
})
export type LangkahRincian = z.output<typeof langkahRincian>

export const aksiRincian = z.object({
  nama: z.enum(aksiKasus),
  langkah: z.enum(langkahKasus),
  label: z.string(),
  /** Form to draw. The form of another record starts with the values in `isian`. */
  formulir: z.string(),
  usulan_id: numberOrNull,
})

const sumberRincian = z.object({
  id: z.number(),
  asal: z.enum(asalKasus),
  asal_id: z.number(),
  tanggal: z.string(),
  /** Finding in words, for example "Formalin" or the name of the sanction. */
  temuan: z.string(),
  komoditas: z.string(),
  lokasi: z.string(),
  registrasi_id: numberOrNull,
  pada: z.string(),
  /** False if the source was corrected and no longer counts. */
  berlaku: z.boolean(),
  /** True if this account may open the record itself. */
  boleh_buka: z.boolean(),
  /** True if this account records what happens at the place of this source. */
  boleh_tindak: z.boolean(),
})

const permintaanRincian = z.object({
  id: z.number(),
  laboratorium: z.string(),
  laboratorium_provinsi_id: numberOrNull,
  catatan: textOrNull,
  diminta: z.string(),
  peminta: textOrNull,
  batas: z.string(),
  terlambat: z.boolean(),
  keadaan: z.enum(keadaanPermintaan),
  perkiraan: textOrNull,
  alasan: textOrNull,
  dijawab: textOrNull,
  penjawab: textOrNull,
  uji_lab_id: numberOrNull,
})

const tindakanRincian = z.object({
  id: z.number(),
  langkah: z.enum(langkahKasus),
  tanggal: z.string(),
  pengamanan: z.enum(tindakanPengamanan).nullable(),
  jumlah: numberOrNull,
  satuan: textOrNull,
  pemasok_id: numberOrNull,
  pemasok: textOrNull,
  asal_pemasok: textOrNull,
  tidak_diketahui: z.boolean(),
  catatan: textOrNull,
  bukti: textOrNull,
  /** Sources whose goods were secured or whose trader was guided. Null for all of that time. */
  sumber: z.array(z.number()).nullable(),
  oleh: textOrNull,
  pada: z.string(),
})

const usulanRincian = z.object({
  id: z.number(),
  langkah: z.enum(langkahKasus),
  alasan: z.string(),
  pengusul: textOrNull,
  diusulkan: z.string(),
  keadaan: z.enum(keadaanUsulan),
  /** Office whose account must confirm, for example "OKKP provinsi". */
  pemeriksa_kantor: z.string(),
  pemeriksa: textOrNull,
  diperiksa: textOrNull,
  catatan: textOrNull,
  boleh_periksa: z.boolean(),
})

/** Stall of the same supplier, without the trader's name. */
const kiosPemasok = z.object({
  pemasok_id: z.number(),
  pemasok: z.string(),
  pedagang_id: z.number(),
  nomor_kios: z.string(),
  pasar_id: z.number(),
  pasar: z.string(),
  kota: z.string(),
  komoditas: textOrNull,
})

const riwayatRincian = z.object({
  pada: z.string(),
  oleh: textOrNull,
  judul: z.string(),
  keterangan: textOrNull,
  langkah: z.enum(langkahKasus).nullable(),
})

/** Initial values for the forms of other records that an action opens. */
const isianKasus = z.object({
  uji_lab: z.object({
    jenis_uji_lab_id: numberOrNull,
    parameter_id: numberOrNull,
    parameter: z.string(),
    komoditas_id: numberOrNull,
    komoditas_tambahan: textOrNull,
    lokasi_sampel: z.string(),
    no_registrasi: textOrNull,
    provinsi_id: z.number(),
    kota_id: numberOrNull,
  }),
  rapid_test: z.object({
    /** Set if the source is a test of a market. The re-test then uses the form of markets. */
    pasar_id: numberOrNull,
    nomor_kios: textOrNull,
    pedagang_id: numberOrNull,
    kategori: textOrNull,
    jenis_rapid_test_id: numberOrNull,
    parameter_id: numberOrNull,
    komoditas_id: numberOrNull,
    komoditas_tambahan: textOrNull,
    lokasi_sampel: z.string(),
    no_registrasi: textOrNull,
  }),
  pengawasan: z.object({
    registrasi_id: numberOrNull,
    jenis: z.literal('dugaan'),
    aspek: z.array(z.literal('keamanan')),
    catatan: z.string(),
  }),
})

export const rincianKasus = kasus.extend({
  putaran_ke: z.number(),
  langkah_kasus: z.array(langkahRincian),
  aksi: z.array(aksiRincian),
  /** Outcome that the records support. Other outcomes need a reason and a second account. */
  luaran_diusulkan: z.enum(luaranKasus).nullable(),
  sumber: z.array(sumberRincian),
  rapid_ulang: z.array(
    z.object({
      asal: z.enum(['rapid_test', 'rapid_pasar']),
      asal_id: z.number(),
      tanggal: z.string(),
      boleh_buka: z.boolean(),
    }),
  ),
  permintaan: z.array(permintaanRincian),
  tindakan: z.array(tindakanRincian),
  usulan: z.array(usulanRincian),
  kios_pemasok: z.array(kiosPemasok),
  peringatan: z.array(
    z.object({ id: z.number(), judul: z.string(), status: z.string(), boleh_buka: z.boolean() }),
  ),
  /** True if this account may open the registration of the case. */
  boleh_buka_registrasi: z.boolean(),
  isian: isianKasus,
  riwayat: z.array(riwayatRincian),
})
export type RincianKasus = z.output<typeof rincianKasus>

nameSchemas({ kasus, rincianKasus })

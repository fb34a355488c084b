import { z } from 'zod'
import { dataAnswer, defineContract } from '../contract.ts'

/** `salah` makes a signature invalid, `ragu` leaves it unproven, `catatan` only explains. */
export const bobotTemuan = ['salah', 'ragu', 'catatan'] as const
type Bobot = (typeof bobotTemuan)[number]

/** All findings of the signature check, with texts for the holder of the document. */
export const temuanTandaTangan = {
  tidak_terbaca: ['salah', 'Tanda tangannya rusak atau ditulis dengan cara yang tidak dapat dibaca.'],
  rentang_aneh: [
    'salah',
    'Bagian dokumen yang ditandatangani ditulis tidak wajar, seperti pada dokumen yang dipalsukan.',
  ],
  isi_berubah: ['salah', 'Isi dokumen berubah sesudah ditandatangani.'],
  tanda_tangan_rusak: ['salah', 'Tanda tangannya tidak dibuat dengan kunci milik penanda tangannya.'],
  sertifikat_tertukar: ['salah', 'Sertifikat penanda tangan bukan yang dipakai saat menandatangani.'],
  ada_tambahan: ['salah', 'Ada isi yang ditambahkan sesudah ditandatangani, di luar jaminan tanda tangan.'],
  cara_lemah: ['salah', 'Dibuat dengan cara lama yang dapat dipalsukan (SHA-1 atau kunci pendek).'],
  cara_tak_didukung: ['ragu', 'Dibuat dengan cara yang belum dapat diperiksa di sini.'],
  penerbit_tak_dikenal: ['ragu', 'Penerbit sertifikat penanda tangan tidak dikenal oleh portal ini.'],
  bukan_untuk_menandatangani: ['ragu', 'Sertifikatnya tidak diterbitkan untuk menandatangani dokumen.'],
  kedaluwarsa: ['ragu', 'Sertifikat penanda tangan sudah habis masa berlakunya saat menandatangani.'],
  belum_berlaku: ['ragu', 'Sertifikat penanda tangan belum berlaku saat menandatangani.'],
  waktu_mendatang: ['ragu', 'Waktu tanda tangannya belum tiba.'],
  tanpa_waktu: ['ragu', 'Tidak ada waktu tanda tangan, jadi masa berlaku sertifikatnya tidak dapat dinilai.'],
  revisi_berikut: ['catatan', 'Sesudahnya dokumen ini ditambah dan ditandatangani sekali lagi.'],
  waktu_pengakuan: ['catatan', 'Waktunya menurut komputer penanda tangan, tanpa stempel waktu.'],
  stempel_tak_dikenal: ['catatan', 'Stempel waktunya tidak dapat dipercaya, jadi tidak dipakai.'],
  sertifikat_tak_terikat: ['catatan', 'Tanda tangannya tidak menyebut sertifikat yang dipakai.'],
} as const satisfies Record<string, readonly [Bobot, string]>

export type KodeTemuan = keyof typeof temuanTandaTangan
const kodeTemuan = Object.keys(temuanTandaTangan) as [KodeTemuan, ...KodeTemuan[]]

/** Verdict on the document: valid, unproven, invalid, or not signed. */
export const vonisTandaTangan = ['sah', 'tidak_dikenal', 'tidak_sah', 'tanpa'] as const
export type VonisTandaTangan = (typeof vonisTandaTangan)[number]

const temuan = z.object({ kode: z.enum(kodeTemuan), bobot: z.enum(bobotTemuan), isi: z.string() })
export type Temuan = z.output<typeof temuan>

const tandaTangan = z.object({
  vonis: z.enum(['sah', 'tidak_dikenal', 'tidak_sah']),
  /** Name in the certificate, not in the document. */
  penanda_tangan: z.string().nullable(),
  instansi: z.string().nullable(),
  penerbit: z.string().nullable(),
  /** True if the certificate belongs to this portal, or the same issuer gave it to the same name. */
  milik_portal: z.boolean(),
  waktu: z.iso.datetime().nullable(),
  /** Source of the time: a timestamp authority, or only the signer. */
  sumber_waktu: z.enum(['stempel', 'pengakuan']).nullable(),
  alasan: z.string().nullable(),
  seluruh_dokumen: z.boolean(),
  temuan: z.array(temuan),
})
export type TandaTangan = z.output<typeof tandaTangan>

const pemeriksaanTandaTangan = z.object({
  vonis: z.enum(vonisTandaTangan),
  tanda_tangan: z.array(tandaTangan),
})
export type PemeriksaanTandaTangan = z.output<typeof pemeriksaanTandaTangan>

export function temuanOf(kode: KodeTemuan): Temuan {
  const [bobot, isi] = temuanTandaTangan[kode]
  return { kode, bobot, isi }
}

export function vonisOf(temuan: readonly Pick<Temuan, 'bobot'>[]): TandaTangan['vonis'] {
  if (temuan.some(({ bobot }) => bobot === 'salah')) return 'tidak_sah'
  return temuan.some(({ bobot }) => bobot === 'ragu') ? 'tidak_dikenal' : 'sah'
}

/** Maximum size of a PDF to check. A certificate with annexes is larger than a normal upload. */
export const bytesPdfDiperiksa = 20_000_000

export const checkTandaTangan = defineContract({
  method: 'POST',
  path: '/api/verifikasi/tanda-tangan',
  summary: 'Memeriksa tanda tangan elektronik sebuah PDF (kolom file); berkasnya tidak disimpan',
  multipart: z.object({ file: z.file() }),
  response: dataAnswer(pemeriksaanTandaTangan),
})

import { z } from 'zod'
import { formatDate, type Moment } from '../../platform/format.ts'
import { defineMaster } from '../../platform/master/master.ts'

/** Places that offer a standard text. */
export const kegunaanTeks = {
  perbaikan: 'Permintaan perbaikan',
  penolakan: 'Penolakan dan suratnya',
  temuan: 'Temuan',
  penugasan: 'Penugasan dan surat tugas',
  putusan: 'Putusan dan catatan lain',
} as const
export type KegunaanTeks = keyof typeof kegunaanTeks

export const teksBaku = defineMaster({
  path: '/api/psat/master/teks-baku',
  event: 'teks-baku',
  noun: 'Teks baku',
  meta: 'Kalimat yang sering ditulis dalam catatan dan surat. Petugas memilihnya saat menulis, lalu menyesuaikannya.',
  access: 'psat.master.kelola',
  read: 'psat.master.baca',
  deleteText: 'Catatan yang sudah ditulis dengan teks ini tidak ikut berubah.',
  fields: {
    kegunaan: {
      label: 'Dipakai untuk',
      schema: z.enum(Object.keys(kegunaanTeks) as [KegunaanTeks, ...KegunaanTeks[]], {
        error: 'Pilih di mana teks ini ditawarkan.',
      }),
      input: { kind: 'pilihan', options: kegunaanTeks },
    },
    isi: {
      label: 'Isi',
      schema: z.string().trim().min(1, 'Tulis teksnya.').max(4000),
      input: { kind: 'paragraf' },
      help: '{nomor}, {perusahaan}, {berkas}, dan {tanggal} diisi dari berkas saat teks dipilih.',
    },
  },
})

interface IsianTeks {
  nomorPermohonan: string
  nama_perusahaan: string
  nama: string
}

/** Fills the placeholders of a text with data of the file. Unknown placeholders stay unchanged. */
export function fillTeks(isi: string, berkas: IsianTeks, now: Moment): string {
  const known: Record<string, string> = {
    nomor: berkas.nomorPermohonan,
    perusahaan: berkas.nama_perusahaan,
    berkas: berkas.nama,
    tanggal: formatDate(now),
  }
  return isi.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole)
}

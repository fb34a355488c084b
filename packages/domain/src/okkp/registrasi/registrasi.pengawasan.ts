import { z } from 'zod'
import { nameSchemas } from '../../platform/schema-names.ts'

/** Supervision of a registration and its consequences (Perbadan 2/2024). */
export const jenisPengawasan = ['berkala', 'intensif', 'dugaan'] as const
export const jenisPengawasanLabels: Record<(typeof jenisPengawasan)[number], string> = {
  berkala: 'Berkala',
  intensif: 'Intensif',
  dugaan: 'Atas dugaan pelanggaran',
}

export const aspekPengawasan = ['keamanan', 'mutu', 'gizi', 'label', 'iklan'] as const
export const aspekLabels: Record<(typeof aspekPengawasan)[number], string> = {
  keamanan: 'Keamanan',
  mutu: 'Mutu',
  gizi: 'Gizi',
  label: 'Label',
  iklan: 'Iklan',
}

export const tingkatTemuan = ['Minor', 'Mayor', 'Serius', 'Kritis'] as const
export const hasilPengawasan = ['sesuai', 'tidak_sesuai'] as const
export const hasilLabels: Record<(typeof hasilPengawasan)[number], string> = {
  sesuai: 'Sesuai',
  tidak_sesuai: 'Tidak sesuai',
}

export const sanksiPengawasan = ['tidak_ada', 'peringatan', 'pembekuan', 'pencabutan'] as const
export type SanksiPengawasan = (typeof sanksiPengawasan)[number]
export const sanksiLabels: Record<SanksiPengawasan, string> = {
  tidak_ada: 'Tidak ada',
  peringatan: 'Peringatan tertulis',
  pembekuan: 'Pembekuan',
  pencabutan: 'Pencabutan',
}

export const pengawasan = z.object({
  id: z.number(),
  registrasi_id: z.number(),
  jenis: z.enum(jenisPengawasan),
  tanggal: z.string(),
  petugas: z.string().nullable(),
  surat_tugas: z.string().nullable(),
  aspek: z.array(z.enum(aspekPengawasan)),
  temuan: z.array(
    z.object({
      aspek: z.enum(aspekPengawasan),
      tingkat: z.enum(tingkatTemuan),
      uraian: z.string(),
      tindak_lanjut: z.string().nullable(),
      batas_waktu: z.string().nullable(),
      selesai: z.string().nullable(),
      bukti: z.string().nullable(),
      /** True if the due date has passed without proof. */
      terlambat: z.boolean(),
    }),
  ),
  hasil: z.enum(hasilPengawasan),
  catatan: z.string().nullable(),
  sanksi: z.enum(sanksiPengawasan),
  sanksi_diangkat: z.string().nullable(),
  alasan_diangkat: z.string().nullable(),
  lampiran: z.array(z.string()),
  /** Follow-up of a positive rapid test that this supervision answers. */
  tindak_lanjut_id: z.number().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  versi: z.number(),
})

/** A finding that is past its due date without an answer, with the whole days since then. */
export const temuanTerlambat = pengawasan.shape.temuan.element
  .pick({ aspek: true, tingkat: true, uraian: true })
  .extend({ batas_waktu: z.string(), hari_terlambat: z.number() })

export type TemuanTerlambat = z.output<typeof temuanTerlambat>
export type Pengawasan = z.output<typeof pengawasan>

nameSchemas({ pengawasan, temuanTerlambat })

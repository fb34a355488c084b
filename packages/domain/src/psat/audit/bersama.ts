import { z } from 'zod'

/** As many as a page of the list shows. */
export const berkasSekaligus = 100

/** Files that one step is taken for, each as it was read. */
export const berkasDipilih = z
  .array(z.object({ uuid: z.uuid(), versi: z.number().int().optional() }))
  .min(1, 'Pilih sedikitnya satu berkas.')
  .max(berkasSekaligus)

/** How it went with one of several files; `sudah`: an earlier try has done it. */
export const hasilBersama = z.object({
  uuid: z.string(),
  nomorPermohonan: z.string().nullable(),
  hasil: z.enum(['berhasil', 'sudah', 'ditolak']),
  /** Of a refusal: its code, and what to do. */
  code: z.string().nullable(),
  alasan: z.string().nullable(),
})
export type HasilBersama = z.output<typeof hasilBersama>

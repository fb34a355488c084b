import { z } from 'zod'

/** Same as the page size of the list. */
export const berkasSekaligus = 100

/** Files of a bulk step, each with the version that the user saw. */
export const berkasDipilih = z
  .array(z.object({ uuid: z.uuid(), versi: z.number().int().optional() }))
  .min(1, 'Pilih sedikitnya satu berkas.')
  .max(berkasSekaligus)

/** Result for one file of a bulk step. `sudah` means that an earlier attempt already did it. */
export const hasilBersama = z.object({
  uuid: z.string(),
  nomorPermohonan: z.string().nullable(),
  hasil: z.enum(['berhasil', 'sudah', 'ditolak']),
  /** For a refusal: its code, and the reason with advice. */
  code: z.string().nullable(),
  alasan: z.string().nullable(),
})
export type HasilBersama = z.output<typeof hasilBersama>

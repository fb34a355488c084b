import { z } from 'zod'
import { dataAnswer, defineContract, emptyAnswer } from '../contract.ts'

/** An entry of the log, as its text says. Entries of later releases may have other kinds. */
export const entriLog = z.object({
  urutan: z.number(),
  jenis: z.string(),
  nomor: z.string(),
  peristiwa: z.string(),
  waktu: z.string(),
})
export type EntriLog = z.output<typeof entriLog>

export const readTransparansi = defineContract({
  method: 'GET',
  path: '/api/transparansi',
  summary: 'Keadaan log transparansi: ukuran, kunci, saksi, dan entri terbaru (umum)',
  response: dataAnswer(
    z.object({
      /** The name of the log, or null before its first checkpoint. */
      asal: z.string().nullable(),
      /** Public key that verifies checkpoints, as `name+id+base64`. */
      kunci: z.string().nullable(),
      ukuran: z.number(),
      akar: z.string().nullable(),
      diterbitkan: z.string().nullable(),
      menunggu: z.number(),
      /** Known witnesses and when each signed the current checkpoint. */
      saksi: z.array(z.object({ nama: z.string(), waktu: z.string().nullable() })),
      terbaru: z.array(entriLog),
      /** The newest published entries whose rows a restore of the database has lost, and the number of all. */
      hilang: z.array(entriLog),
      jumlah_hilang: z.number(),
    }),
  ),
})

export const sendKesaksian = defineContract({
  method: 'POST',
  path: '/api/transparansi/kesaksian',
  summary: 'Terima tanda tangan saksi atas checkpoint log yang sedang berlaku',
  body: z.object({ checkpoint: z.string().min(1).max(20_000) }),
  fails: [403, 409],
  response: emptyAnswer,
})

export const buktiIzin = z.object({
  urutan: z.number().nullable(),
  entri: z.string(),
  garam: z.string(),
  isi: z.string(),
  /** Inclusion proof (C2SP tlog-proof), or null until the entry is sealed. */
  bukti: z.string().nullable(),
  /** Hash of the entry in the tree. */
  daun: z.string(),
  kunci: z.string().nullable(),
  log: z.string(),
  /** The newest entries of this permit, the newest first. Its certificate carries the hash of one of them. */
  riwayat: z.array(
    z.object({ urutan: z.number().nullable(), peristiwa: z.string(), waktu: z.string(), daun: z.string() }),
  ),
})
export type BuktiIzin = z.output<typeof buktiIzin>

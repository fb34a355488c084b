import { z } from 'zod'
import { tanggal } from '../../platform/calendar/tanggal.ts'
import { recordId } from '../../platform/record/record-calls.ts'
import { nameSchemas } from '../../platform/schema-names.ts'

/** Ways in which an office contacts the holder of a registration. */
export const caraKontak = ['telepon', 'whatsapp', 'surel', 'surat', 'kunjungan', 'lainnya'] as const
export const caraKontakLabels: Record<(typeof caraKontak)[number], string> = {
  telepon: 'Telepon',
  whatsapp: 'WhatsApp',
  surel: 'Surel',
  surat: 'Surat',
  kunjungan: 'Kunjungan',
  lainnya: 'Cara lain',
}

export const longestCatatanKontak = 2000

export const catatanKontakBaru = z.object({
  registrasi_id: recordId,
  tanggal,
  cara: z.enum(caraKontak, { error: 'Pilih cara menghubungi.' }),
  catatan: z.string().trim().min(1, 'Tulis hasil kontaknya.').max(longestCatatanKontak),
})

/** One contact with the holder. The log is only added to, never changed. */
export const catatanKontak = z.object({
  id: z.number(),
  registrasi_id: z.number(),
  tanggal: z.string(),
  cara: z.enum(caraKontak),
  catatan: z.string(),
  /** Name of the officer. */
  oleh: z.string().nullable(),
  created_at: z.string(),
})

export type CatatanKontakBaru = z.output<typeof catatanKontakBaru>
export type CatatanKontak = z.output<typeof catatanKontak>

nameSchemas({ catatanKontak })

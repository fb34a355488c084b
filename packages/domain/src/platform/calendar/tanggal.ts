import { z } from 'zod'

export const tahunJanggal = 'Tahun tanggal ini tidak masuk akal.'

/** A day that somebody can mean: any other year is a slip, and PostgreSQL does not know the year 0. */
export const tanggal = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', {
    error: tahunJanggal,
  })

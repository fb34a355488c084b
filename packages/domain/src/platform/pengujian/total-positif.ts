import { z } from 'zod'

const count = z.number().int()

/** Positive tests by state. Their sum is `total_positif`. */
export const totalKeadaan = {
  total_terkonfirmasi: count,
  /** Confirmed, and the goods were withheld, withdrawn or destroyed. */
  total_ditarik: count,
  total_tidak_terkonfirmasi: count,
  total_menunggu: count,
  /** These follow-ups were closed without a laboratory test. */
  total_tidak_diuji: count,
}

import { z } from 'zod'

const count = z.number().int()

/** Positives by what they have come to; together they are `total_positif`. */
export const totalKeadaan = {
  /** A laboratory confirmed them. */
  total_terkonfirmasi: count,
  /** A laboratory did not. */
  total_tidak_terkonfirmasi: count,
  /** Wait for a laboratory. */
  total_menunggu: count,
  /** Closed, and no laboratory has tested them. */
  total_tidak_diuji: count,
}

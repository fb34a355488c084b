/** Those of a parameter and some commodities, or those that were judged by some limits. */
export type HasilDicari =
  | { parameter_id: number; komoditas_ids: readonly number[] }
  | { batas_ids: readonly number[] }

/** Selects results either by parameter and commodities, or by the limits that judged them. */
export type HasilDicari =
  | { parameter_id: number; komoditas_ids: readonly number[] }
  | { batas_ids: readonly number[] }

import type { Fact } from '#platform/figures/fact.ts'

/** Traders by registration date. Traders that an OKKP officer entered are not part of the programme. */
export const factPedagang: Fact<'is_okkp'> = {
  name: 'pasar.fakta_pedagang',
  table: 'pasar.pedagang',
  day: 'r.tanggal_pendataan',
  where: 'true',
  by: { is_okkp: ['boolean', 'r.is_okkp'] },
  regions: 'kota',
}

export const factPasokan: Fact<'komoditas_id'> = {
  name: 'pasar.fakta_pasokan',
  table: 'pasar.pasokan',
  day: 'r.tanggal',
  where: 'not r.is_okkp',
  by: { komoditas_id: ['bigint', 'r.komoditas_id'] },
  regions: 'kota',
}

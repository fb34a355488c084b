import { hariBukaOf, jamBukaOf } from '@portal/domain/pasar/pasar/pasar.labels'
import type { PasarDitemukan } from '@portal/domain/pasar/pasar/pencarian-pasar.contract'

type Buka = Pick<PasarDitemukan, 'hari_buka' | 'jam_buka' | 'jam_tutup'>

/** Returns "Setiap hari, 04.00–15.30", or null if the hours are unknown. */
export function openingHoursOf(pasar: Buka): string | null {
  const days = pasar.hari_buka.length > 0 ? hariBukaOf(pasar.hari_buka) : null
  return [days, jamBukaOf(pasar)].filter(Boolean).join(', ') || null
}

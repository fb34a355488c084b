import type { PasarDitemukan } from '@portal/domain/pasar/pasar/cari-pasar.contract'
import { hariBukaOf } from '@portal/domain/pasar/pasar/pasar.labels'

type Buka = Pick<PasarDitemukan, 'hari_buka' | 'jam_buka' | 'jam_tutup'>

/** "Setiap hari, 04:00–15:30"; null while nobody has said. */
export function bukaOf({ hari_buka, jam_buka, jam_tutup }: Buka): string | null {
  const days = hari_buka.length > 0 ? hariBukaOf(hari_buka) : null
  const hours = jam_buka && jam_tutup ? `${jam_buka}–${jam_tutup}` : jam_buka && `mulai ${jam_buka}`
  return [days, hours].filter(Boolean).join(', ') || null
}

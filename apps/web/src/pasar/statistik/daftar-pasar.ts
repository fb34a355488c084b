import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { SaringanPasar } from '#pasar/statistik/use-statistik-pasar.ts'
import type { KnownSearch } from '#platform/ui/known-search.ts'

type Daftar = { to: string; search: KnownSearch } | undefined
const screens = {
  pasar: '/pasar/admin/pasar',
  pedagang: '/pasar/admin/pendataan',
  profil: '/pasar/admin/profil',
  sanitasi: '/pasar/admin/higiene',
  survei: '/pasar/admin/survei',
  rapid: '/pasar/admin/pengujian',
} as const

/** The lists behind the figures. */
export type DaftarPasar = (list: keyof typeof screens, more?: KnownSearch) => Daftar

/** The public has none. */
export const tanpaDaftar: DaftarPasar = () => undefined

/** The account's own region is not a filter of its lists. */
export function daftarPasar({ provinsi, kota }: SaringanPasar, scope: RegionScope): DaftarPasar {
  const place: KnownSearch = {
    ...(scope.jenis === 'semua' && provinsi !== undefined ? { provinsi_id: String(provinsi) } : {}),
    ...(scope.jenis !== 'kota' && kota !== undefined ? { kota_id: String(kota) } : {}),
  }
  return (list, more = {}) => ({ to: screens[list], search: { ...place, ...more } })
}

import type { WilayahBaris } from '@portal/domain/pasar/dasbor/dasbor.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { SaringanPasar } from '#pasar/dasbor/use-dasbor-pasar.ts'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

type Daftar = { to: string; search: KnownSearch } | undefined
const screens = {
  pasar: '/pasar/admin/pasar',
  pedagang: '/pasar/admin/pendataan',
  profil: '/pasar/admin/profil',
  sanitasi: '/pasar/admin/higiene',
  survei: '/pasar/admin/survei',
  rapid: '/pasar/admin/pengujian',
} as const

/** Returns the link to the list behind a figure. `di` is the region or market of a row. */
export type DaftarPasar = (
  list: keyof typeof screens,
  more?: KnownSearch,
  di?: Partial<WilayahBaris>,
) => Daftar

/** Public dashboards have no links to lists. */
export const tanpaDaftar: DaftarPasar = () => undefined

/** Builds list links. The server already limits lists to the account's region, so the link omits that filter. */
export function daftarPasar({ provinsi, kota }: SaringanPasar, scope: RegionScope): DaftarPasar {
  return (list, more = {}, di = {}) => {
    const [dalam, kab] = [di.provinsi_id ?? provinsi, di.kota_id ?? kota]
    const place: KnownSearch = {
      ...(scope.jenis === 'semua' && dalam !== undefined ? { provinsi_id: String(dalam) } : {}),
      ...(scope.jenis !== 'kota' && kab !== undefined ? { kota_id: String(kab) } : {}),
      ...(di.pasar_id ? { pasar_id: String(di.pasar_id) } : {}),
    }
    return { to: screens[list], search: { ...place, ...more } }
  }
}

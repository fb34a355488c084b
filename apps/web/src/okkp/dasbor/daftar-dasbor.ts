import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { withinScope } from '@portal/domain/platform/wilayah/wilayah'
import type { DaftarDasbor } from '#okkp/dasbor/tanpa-daftar.ts'
import type { Saringan } from '#okkp/dasbor/use-dasbor.ts'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

const screens = {
  registrasi: '/okkp/admin/registrasi',
  lab: '/okkp/admin/lab/uji',
  rapid: '/okkp/admin/lab/rapid',
  mutu: '/okkp/admin/lab/mutu',
  sdm: '/okkp/admin/sdm',
} as const

/** Returns the lists that the role may open, if the region lies within the account's scope. */
export function daftarDasbor(
  { provinsi, kota }: Pick<Saringan, 'provinsi' | 'kota'>,
  scope: RegionScope,
  may: (screen: string) => boolean,
): DaftarDasbor {
  const own = withinScope(scope, { provinsi_id: provinsi, kota_id: kota })
  // Lists already apply the account's own region, so the link does not add it as a filter.
  const place: KnownSearch = {
    ...(scope.jenis === 'semua' && provinsi !== undefined ? { provinsi_id: String(provinsi) } : {}),
    ...(scope.jenis !== 'kota' && kota !== undefined ? { kota_id: String(kota) } : {}),
  }
  const open = (to: string) => (more: KnownSearch) =>
    own && may(to) ? { to, search: { ...place, ...more } } : undefined
  return {
    registrasi: open(screens.registrasi),
    lab: open(screens.lab),
    rapid: open(screens.rapid),
    mutu: open(screens.mutu),
    sdm: open(screens.sdm),
  }
}

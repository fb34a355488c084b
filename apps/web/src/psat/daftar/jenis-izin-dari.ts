import { type JenisIzin, jenisIzin } from '@portal/domain/psat/jenis/jenis-izin'
import { notFound, redirect } from '@tanstack/react-router'

/** Short names in older links. */
const aliases = new Map<string, JenisIzin>([
  ['sppb', 'sppb_psat'],
  ['edar', 'izin_edar_pl'],
])

/** Returns the licence kind in the URL. Throws "not found" for any other value. */
export function jenisIzinDari(type: string): JenisIzin {
  const known = jenisIzin.find((name) => name === type)
  if (!known) throw notFound()
  return known
}

/** `beforeLoad` guard of the pages of one licence kind. Redirects older names to the current ones. */
export function guardJenisIzin({ location }: { location: { pathname: string; search: object } }): void {
  const [, type = ''] = /\/perizinan\/([^/]+)/.exec(location.pathname) ?? []
  const alias = aliases.get(type)
  if (!alias) return void jenisIzinDari(type)
  const to = location.pathname.replace(`/perizinan/${type}`, `/perizinan/${alias}`)
  throw redirect({ to: to as '/', search: location.search, replace: true })
}

import { type JenisIzin, jenisIzin } from '@portal/domain/psat/jenis/jenis-izin'
import { notFound, redirect } from '@tanstack/react-router'

/** Short names that older links use. */
const aliases = new Map<string, JenisIzin>([
  ['sppb', 'sppb_psat'],
  ['edar', 'izin_edar_pl'],
])

/** The kind in the address; anything else is no page. */
export function jenisIzinDari(type: string): JenisIzin {
  const known = jenisIzin.find((name) => name === type)
  if (!known) throw notFound()
  return known
}

/** `beforeLoad` of the pages of one kind: an older name leads to the present one. */
export function guardJenisIzin({ location }: { location: { pathname: string; search: object } }): void {
  const [, type = ''] = /\/perizinan\/([^/]+)/.exec(location.pathname) ?? []
  const alias = aliases.get(type)
  if (!alias) return void jenisIzinDari(type)
  const to = location.pathname.replace(`/perizinan/${type}`, `/perizinan/${alias}`)
  throw redirect({ to: to as '/', search: location.search, replace: true })
}

import { type Role, roleSlug } from '../platform/roles.ts'
import type { NavItem } from '../platform/wing.ts'
import { type SidebarName, sidebarOf } from './navigation.ts'
import { guardScreen } from './screens.ts'

export interface Layar {
  nama: string
  /** Service and sidebar group that contain the screen. */
  tempat: string
  to: string
  search: Record<string, string>
}

const layanan: Partial<Record<SidebarName, string>> = {
  psat: 'PSAT',
  okkp: 'OKKP',
  pasar: 'Pasar Pangan',
  admin: 'Admin Center',
}

/** Screens that no sidebar lists. A card or a tab links to them. */
const lainnya: readonly Layar[] = (['sppb_psat', 'izin_edar_pl'] as const).map((type) => ({
  nama: 'Antrean audit',
  tempat: `PSAT · ${type === 'sppb_psat' ? 'SPPB-PSAT' : 'Izin Edar PSAT PL'}`,
  to: `/psat/admin/perizinan/${type}/audit`,
  search: {},
}))

function leaves(items: readonly NavItem[], tempat: string): Layar[] {
  return items.flatMap(({ label, to, search, children }) => [
    ...(to === undefined ? [] : [{ nama: label, tempat, to, search: { ...search } }]),
    ...leaves(children ?? [], `${tempat} · ${label}`),
  ])
}

/** Returns every screen that a role can find by name: those of its sidebars and those in `lainnya`. */
export function layarOf(role: Role): Layar[] {
  const named = Object.entries(layanan).flatMap(([name, service]) =>
    sidebarOf(name as SidebarName, role).flatMap(({ label, items }) =>
      leaves(items, label ? `${service} · ${label}` : service),
    ),
  )
  const panduan = {
    nama: 'Panduan peran saya',
    tempat: 'Bantuan',
    to: `/panduan/${roleSlug(role)}`,
    search: {},
  }
  const all = [panduan, ...lainnya.filter(({ to }) => guardScreen(to, role).kind === 'pass'), ...named]
  const addressOf = ({ to, search }: Layar) => `${to} ${JSON.stringify(search)}`
  const known = new Set<string>()
  // The Admin Center and the markets repeat entries of other services.
  return all.filter((layar) => !known.has(addressOf(layar)) && known.add(addressOf(layar)))
}

export function searchLayar(all: readonly Layar[], kata: string): Layar[] {
  const words = kata.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ nama, tempat }) => {
    const text = `${nama} ${tempat}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

import { sidebars as akun } from '../akun/wing.desk.ts'
import { sidebars as okkp } from '../okkp/wing.desk.ts'
import { sidebars as pasar } from '../pasar/wing.desk.ts'
import type { Role } from '../platform/roles.ts'
import type { NavGroup, NavItem } from '../platform/wing.ts'
import { sidebars as psat } from '../psat/wing.desk.ts'
import { checkGuard } from './guards.ts'
import { guardScreen } from './screens.ts'
import { groupsAfter } from './tindakan.ts'

const sidebars = {
  admin: [...akun.admin, ...groupsAfter('admin')],
  psat: [...psat.psat, ...groupsAfter('psat')],
  okkp: [...okkp.okkp, ...groupsAfter('okkp')],
  pasar: [...pasar.pasar, ...groupsAfter('pasar')],
  pelaku: psat.pelaku,
} satisfies Record<string, readonly NavGroup[]>
export type SidebarName = keyof typeof sidebars

/** Returns the sidebar for a role, without empty groups and parents. */
export function sidebarOf(name: SidebarName, role: Role): NavGroup[] {
  const groups: readonly NavGroup[] = sidebars[name]
  return groups
    .map((group) => ({ ...group, items: visibleItems(group.items, role) }))
    .filter((group) => group.items.length > 0)
}

/** Returns the sidebar of an operator. The izin edar area appears only after an SPPB has been issued. */
export function operatorSidebar(hasIssuedSppb: boolean): NavGroup[] {
  const link: NavItem = { label: 'Izin Edar', icon: 'izin', to: '/perizinan/edar' }
  const groups = sidebarOf('pelaku', 'PELAKU_USAHA')
  return hasIssuedSppb ? [...groups, { items: [link] }] : groups
}

function visibleItems(items: readonly NavItem[], role: Role): NavItem[] {
  return items
    .filter((item) => isVisible(item, role))
    .map((item) => (item.children ? { ...item, children: visibleItems(item.children, role) } : item))
    .filter((item) => item.to !== undefined || (item.children?.length ?? 0) > 0)
}

function isVisible({ guard, to }: NavItem, role: Role): boolean {
  const verdict = guard ? checkGuard(guard, role) : to ? guardScreen(to, role) : undefined
  return verdict === undefined || verdict.kind === 'pass'
}

import type { Role } from '@portal/domain/platform/roles'
import type { SidebarName } from '@portal/domain/portal/navigation'

/**
 * public: text pages · home: the landing page, edge to edge · dashboard: public statistics on a quiet ground ·
 * auth: log-in · admin: the staff bar without a sidebar · sidebar-*: the five areas of work.
 */
export type LayoutName = 'public' | 'home' | 'dashboard' | 'auth' | 'admin' | `sidebar-${SidebarName}`

const authPaths = ['/login', '/admin/login', '/lupa-sandi', '/atur-sandi', '/undangan', '/psat/masuk-oss']
const areas: readonly [prefix: string, layout: LayoutName][] = [
  ['/psat/admin', 'sidebar-psat'],
  ['/okkp/admin', 'sidebar-okkp'],
  ['/pasar/admin', 'sidebar-pasar'],
  ['/admin', 'sidebar-admin'],
  ['/psat/pengajuan', 'sidebar-pelaku'],
  ['/psat/profil', 'sidebar-pelaku'],
  ['/psat/notifikasi', 'sidebar-pelaku'],
  ['/profil', 'sidebar-pelaku'],
  ['/perizinan', 'sidebar-pelaku'],
  ['/okkp', 'dashboard'],
  ['/pasar', 'dashboard'],
]

interface Viewer {
  role: Role
  wajib_ganti_sandi: boolean
}

const bareOf = (path: string) => path.toLowerCase().replace(/\/+$/, '') || '/'

/** Addresses that show an operator something else than a visitor. */
export function isOperatorHome(path: string): boolean {
  return ['/', '/psat', '/psat/expired'].includes(bareOf(path))
}

/** Which shell stands around a path. */
export function layoutOf(path: string, viewer: Viewer | undefined): LayoutName {
  const bare = bareOf(path)
  if (authPaths.some((start) => within(bare, start))) return 'auth'
  if (viewer?.role === 'PELAKU_USAHA' && isOperatorHome(bare)) return 'sidebar-pelaku'
  if (bare === '/') return 'home'
  const area = areas.find(([prefix]) => within(bare, prefix))?.[1] ?? 'public'
  // Whoever must change a password first has nowhere else to go.
  return viewer?.wajib_ganti_sandi && area.startsWith('sidebar-') ? 'admin' : area
}

function within(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const file = new RegExp(`^/psat/admin/perizinan/[^/]+/${uuid}/?$`)
const queue = /^\/psat\/admin\/perizinan\/[^/]+\/audit\/?$/

/** A licence file has papers and findings side by side: there the sidebar is folded unless it was opened. */
export function isFilePage(path: string, search: object): boolean {
  return file.test(path) || (queue.test(path) && 'id' in search)
}

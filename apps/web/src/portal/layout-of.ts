import type { Role } from '@portal/domain/platform/roles'
import type { SidebarName } from '@portal/domain/portal/navigation'

/**
 * public: text pages · home: landing page with full width · dashboard: public statistics on a muted background · auth:
 * login · admin: staff header without sidebar · sidebar-*: the five work areas.
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

/** Checks for paths that show different content to operators and visitors. */
export function isOperatorHome(path: string): boolean {
  return ['/', '/psat', '/psat/expired'].includes(bareOf(path))
}

export function layoutOf(path: string, viewer: Viewer | undefined): LayoutName {
  const bare = bareOf(path)
  if (authPaths.some((start) => within(bare, start))) return 'auth'
  if (viewer?.role === 'PELAKU_USAHA' && isOperatorHome(bare)) return 'sidebar-pelaku'
  if (bare === '/') return 'home'
  const area = areas.find(([prefix]) => within(bare, prefix))?.[1] ?? 'public'
  // A user who must change the password first gets no sidebar.
  return viewer?.wajib_ganti_sandi && area.startsWith('sidebar-') ? 'admin' : area
}

function within(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const file = new RegExp(`^/psat/admin/perizinan/[^/]+/${uuid}/?$`)
const queue = /^\/psat\/admin\/perizinan\/[^/]+\/audit\/?$/

/**
 * Checks for pages of a licence file. They show documents and findings side by side, so the sidebar is collapsed by
 * default.
 */
export function isFilePage(path: string, search: object): boolean {
  return file.test(path) || (queue.test(path) && 'id' in search)
}

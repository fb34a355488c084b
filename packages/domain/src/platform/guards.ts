import { backOfficeRoles, isRole, okkpAdmins, psatStaff, type Role } from './roles.ts'

const without = (list: readonly Role[], ...left: Role[]) => list.filter((role) => !left.includes(role))

/** Whom each back-office guard lets in; the names are the specification's (section 6). */
const allowed = {
  admin: backOfficeRoles,
  superadmin: ['SUPERADMIN'],
  'psat/admin-auditor': psatStaff,
  'psat/admin': ['SUPERADMIN'],
  'psat/admin-auditor-pvtpp': ['SUPERADMIN', 'AUDITOR', 'PVTPP'],
  'okkp/admin-all': okkpAdmins,
  'okkp/admin-daerah': without(okkpAdmins, 'OKKP_ADMIN_UJILAB'),
  'okkp/admin-kota': without(okkpAdmins, 'OKKP_ADMIN_DAERAH', 'OKKP_ADMIN_UJILAB'),
  'okkp/admin-lab': without(okkpAdmins, 'OKKP_ADMIN_DAERAH'),
  'okkp/admin': ['SUPERADMIN', 'OKKP_ADMIN_PUSAT'],
  'pasar/admin': [...okkpAdmins, 'OKPO_ADMIN'],
} as const satisfies Record<string, readonly Role[]>

type BackOfficeGuard = keyof typeof allowed
export type GuardName = BackOfficeGuard | 'psat/pelaku' | 'login'

export const guardNames: readonly GuardName[] = [
  ...(Object.keys(allowed) as BackOfficeGuard[]),
  'psat/pelaku',
  'login',
]

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'redirect'; to: string }
  | { kind: 'error'; status: 500; message: 'Unknown middleware' }

const pass: Verdict = { kind: 'pass' }
const redirect = (to: string): Verdict => ({ kind: 'redirect', to })

/** Where an account belongs; a role the portal does not know belongs at the staff log-in. */
export function homeOf(role: string): string {
  if (role === 'PELAKU_USAHA') return '/'
  return isRole(role) ? '/admin' : '/admin/login'
}

export function afterLogin(role: string, from: 'login' | 'admin-login'): string {
  return role === 'PELAKU_USAHA' && from === 'admin-login' ? '/psat' : homeOf(role)
}

/** Logging out leads everyone to the staff log-in, as specified; two roles leave no step back. */
export function logoutNavigation(role: string | undefined): { to: string; replace: boolean } {
  return { to: '/admin/login', replace: role === 'SUPERADMIN' || role === 'AUDITOR' }
}

/** The page where an account keeps its own data and password. */
export function profilOf(role: Role): string {
  return role === 'PELAKU_USAHA' ? '/psat/profil' : '/admin/profil'
}

/** One guard by name. Visitors without a session pass: the authentication guard in front stops them. */
export function checkGuard(name: string, role: Role | undefined): Verdict {
  if (name === 'login') return role ? redirect(homeOf(role)) : pass
  if (name === 'psat/pelaku') return !role || role === 'PELAKU_USAHA' ? pass : redirect('/admin')
  if (!Object.hasOwn(allowed, name)) return { kind: 'error', status: 500, message: 'Unknown middleware' }
  if (!role) return pass
  if (role === 'PELAKU_USAHA') return redirect('/psat')
  const list: readonly Role[] = allowed[name as BackOfficeGuard]
  return list.includes(role) ? pass : redirect('/admin')
}

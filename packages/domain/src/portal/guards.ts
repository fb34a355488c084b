import { guards as akun } from '../akun/wing.ts'
import { guards as okkp } from '../okkp/wing.ts'
import { guards as pasar } from '../pasar/wing.ts'
import { isRole, type Role } from '../platform/roles.ts'
import { guards as psat } from '../psat/wing.ts'

/** Whom each back-office guard lets in; the names are the specification's (section 6). */
const allowed = { ...akun, ...psat, ...okkp, ...pasar }

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
export function profilOf(role: string): '/psat/profil' | '/admin/profil' {
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

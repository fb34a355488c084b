import { guards as akun } from '../akun/wing.ts'
import { guards as okkp } from '../okkp/wing.ts'
import { guards as pasar } from '../pasar/wing.ts'
import { isRole, type Role } from '../platform/roles.ts'
import { guards as psat } from '../psat/wing.ts'

/** Roles that each back-office guard admits. The names come from the specification (section 6). */
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

/** Returns the start page of a role. An unknown role gets the staff log-in. */
export function homeOf(role: string): string {
  if (role === 'PELAKU_USAHA') return '/'
  return isRole(role) ? '/admin' : '/admin/login'
}

export function afterLogin(role: string, from: 'login' | 'admin-login'): string {
  return role === 'PELAKU_USAHA' && from === 'admin-login' ? '/psat' : homeOf(role)
}

/**
 * Returns the page after log-out. The specification sends everybody to the staff log-in, and two roles cannot go back.
 */
export function logoutNavigation(role: string | undefined): { to: string; replace: boolean } {
  return { to: '/admin/login', replace: role === 'SUPERADMIN' || role === 'AUDITOR' }
}

export function profilOf(role: string): '/psat/profil' | '/admin/profil' {
  return role === 'PELAKU_USAHA' ? '/psat/profil' : '/admin/profil'
}

/** Checks one guard. Visitors without a session pass, because the authentication guard runs first and stops them. */
export function checkGuard(name: string, role: Role | undefined): Verdict {
  if (name === 'login') return role ? redirect(homeOf(role)) : pass
  if (name === 'psat/pelaku') return !role || role === 'PELAKU_USAHA' ? pass : redirect('/admin')
  if (!Object.hasOwn(allowed, name)) return { kind: 'error', status: 500, message: 'Unknown middleware' }
  if (!role) return pass
  if (role === 'PELAKU_USAHA') return redirect('/psat')
  const list: readonly Role[] = allowed[name as BackOfficeGuard]
  return list.includes(role) ? pass : redirect('/admin')
}

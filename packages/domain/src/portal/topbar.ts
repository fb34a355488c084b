import { backOfficeRoles, okkpAdmins, psatStaff, type Role } from '../platform/roles.ts'
import type { NavIcon } from '../platform/wing.ts'

export type AppName = 'psat' | 'okkp' | 'pasar' | 'admin'

interface AppRule {
  name: AppName
  label: string
  description: string
  icon: NavIcon
  to: string
  roles: readonly Role[]
}

export interface AppEntry extends Omit<AppRule, 'roles'> {
  enabled: boolean
}

const apps: readonly AppRule[] = [
  {
    name: 'psat',
    label: 'PSAT',
    description: 'SPPB dan izin edar',
    icon: 'psat',
    to: '/psat/admin',
    roles: psatStaff,
  },
  {
    name: 'okkp',
    label: 'OKKP',
    description: 'Registrasi, uji, petugas',
    icon: 'okkp',
    to: '/okkp/admin',
    roles: okkpAdmins,
  },
  {
    name: 'pasar',
    label: 'Pasar Pangan',
    description: 'Profil, survei, sanitasi pasar',
    icon: 'pasar',
    to: '/pasar/admin',
    roles: [...okkpAdmins, 'OKPO_ADMIN'],
  },
  {
    name: 'admin',
    label: 'Admin Center',
    description: 'Akun, log, profil saya',
    icon: 'pengaturan',
    to: '/admin',
    roles: backOfficeRoles,
  },
]

/** Returns all four services. Those that the role may not open are disabled. */
export function appSwitcherOf(role: Role): AppEntry[] {
  return apps.map(({ roles, ...app }) => ({
    ...app,
    // The lab admin may see only the profiles of markets.
    to: app.name === 'pasar' && role === 'OKKP_ADMIN_UJILAB' ? '/pasar/admin/profil' : app.to,
    enabled: roles.includes(role),
  }))
}

export type UserMenuEntry = { label: 'Profil Saya'; to: string } | { label: 'Keluar'; action: 'logout' }

export function userMenuOf(role: Role): UserMenuEntry[] {
  const keluar: UserMenuEntry = { label: 'Keluar', action: 'logout' }
  return role === 'PELAKU_USAHA' ? [keluar] : [{ label: 'Profil Saya', to: '/admin/profil' }, keluar]
}

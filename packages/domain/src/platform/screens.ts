import { checkGuard, type GuardName, type Verdict } from './guards.ts'
import type { Role } from './roles.ts'

/** Where a visitor without a session is sent from a screen that needs one. */
type Entrance = '/admin/login' | '/login'

export interface ScreenRule {
  /** `{x}` stands for one segment, a closing `/*` for the path itself and everything below it. */
  path: string
  guards: readonly GuardName[]
  entrance?: Entrance
}

const staff = (path: string, ...guards: GuardName[]): ScreenRule => ({
  path,
  guards,
  entrance: '/admin/login',
})
const operator = (path: string): ScreenRule => ({ path, guards: ['psat/pelaku'], entrance: '/login' })
const open = (path: string, ...guards: GuardName[]): ScreenRule => ({ path, guards })

/**
 * Every screen that is not simply public, built or still to come. The first rule that fits holds, so the
 * closing rule of each back office shuts whatever nobody has named.
 */
export const screenRules: readonly ScreenRule[] = [
  open('/login', 'login'),
  open('/admin/login', 'login'),

  staff('/admin/logs/*', 'superadmin'),
  staff('/admin/settings/*', 'superadmin'),
  staff('/admin/user/*', 'superadmin'),
  staff('/admin/jejak-audit/*', 'superadmin'),
  staff('/admin/*', 'admin'),

  staff('/psat/admin/data/*', 'psat/admin'),
  staff('/psat/admin/perizinan/{type}/audit', 'psat/admin-auditor-pvtpp'),
  staff('/psat/admin/*', 'psat/admin-auditor'),

  staff('/okkp/admin/data/user/*', 'superadmin'),
  staff('/okkp/admin/data/*', 'okkp/admin'),
  staff('/okkp/admin/feedback/*', 'okkp/admin'),
  staff('/okkp/admin/registrasi/*', 'okkp/admin-daerah'),
  staff('/okkp/admin/sdm/*', 'okkp/admin-daerah'),
  staff('/okkp/admin/lab/uji/*', 'okkp/admin-lab'),
  staff('/okkp/admin/lab/rapid/*', 'okkp/admin-lab'),
  staff('/okkp/admin/*', 'okkp/admin-all'),

  staff('/pasar/admin/data/*', 'okkp/admin'),
  staff('/pasar/admin/*', 'pasar/admin'),

  // A visitor sees the public page of the PSAT service here.
  open('/psat', 'psat/pelaku'),
  operator('/psat/pengajuan/*'),
  operator('/psat/profil/*'),
  operator('/psat/notifikasi/*'),
  operator('/profil/*'),
  operator('/perizinan/*'),
]

/** The rule of a path; undefined means the screen is public. */
export function screenRuleOf(path: string): ScreenRule | undefined {
  const segments = segmentsOf(path)
  return screenRules.find((rule) => fits(rule.path, segments))
}

/** What the router does with a path: the authentication guard first, then the guards by name. */
export function guardScreen(path: string, role: Role | undefined): Verdict {
  const rule = screenRuleOf(path)
  if (!rule) return { kind: 'pass' }
  if (rule.entrance && !role) return { kind: 'redirect', to: rule.entrance }
  for (const name of rule.guards) {
    const verdict = checkGuard(name, role)
    if (verdict.kind !== 'pass') return verdict
  }
  return { kind: 'pass' }
}

function fits(pattern: string, segments: readonly string[]): boolean {
  const open = pattern.endsWith('/*')
  const expected = segmentsOf(open ? pattern.slice(0, -2) : pattern)
  if (open ? segments.length < expected.length : segments.length !== expected.length) return false
  return expected.every((part, index) => part.startsWith('{') || part === segments[index])
}

/** As the router reads a path: without regard to case, doubled slashes and percent encoding. */
function segmentsOf(path: string): string[] {
  const bare = path.split(/[?#]/, 1)[0] ?? ''
  return bare
    .split('/')
    .filter(Boolean)
    .map((segment) => decode(segment).toLowerCase())
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

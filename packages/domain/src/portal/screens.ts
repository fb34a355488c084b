import { screens as akun } from '../akun/wing.ts'
import { screens as okkp } from '../okkp/wing.ts'
import { screens as pasar } from '../pasar/wing.ts'
import type { Role } from '../platform/roles.ts'
import type { ScreenRule } from '../platform/wing.ts'
import { screens as psat } from '../psat/wing.ts'
import { checkGuard, type Verdict } from './guards.ts'

/**
 * Rules for every screen that is not public, including planned ones. The first match applies, so the last rule of each
 * back office closes all unnamed screens.
 */
export const screenRules: readonly ScreenRule[] = [...akun, ...psat, ...okkp, ...pasar]

/** Returns the rule of a path, or undefined for a public screen. */
export function screenRuleOf(path: string): ScreenRule | undefined {
  const segments = segmentsOf(path)
  return screenRules.find((rule) => fits(rule.path, segments))
}

/**
 * Returns the decision of the router for a path: the authentication guard first, then redirects by role, then the named
 * guards.
 */
export function guardScreen(path: string, role: Role | undefined): Verdict {
  const rule = screenRuleOf(path)
  if (!rule) return { kind: 'pass' }
  if (rule.entrance && !role) return { kind: 'redirect', to: rule.entrance }
  const elsewhere = role && rule.elsewhere?.[role]
  if (elsewhere) return { kind: 'redirect', to: elsewhere }
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

/** Splits a path like the router: case-insensitive, without double slashes and percent encoding. */
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

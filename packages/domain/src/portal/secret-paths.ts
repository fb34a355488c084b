import { secretPaths as psat } from '../psat/wing.ts'

/** Other one-time codes than those the wings name travel in query strings and bodies, which are kept nowhere. */
const secretPaths = psat.map((path) => path.split('/'))

const hidden = '[disembunyikan]'

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The address without its query, as logs may keep it. */
export function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const segments = decoded(path).toLowerCase().split('/')
  const secret = secretPaths.find((pattern) =>
    pattern.every((part, at) => part.startsWith('{') || part === segments[at]),
  )
  if (!secret) return path
  return segments.map((part, at) => (secret[at]?.startsWith('{') && part ? hidden : part)).join('/')
}

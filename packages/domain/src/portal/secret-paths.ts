import { secretPaths as psat } from '../psat/wing.ts'

/** Paths with one-time codes. Other one-time codes travel in query strings and bodies, which no log keeps. */
const secretPaths = psat.map((path) => path.split('/'))

const hidden = '[disembunyikan]'

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Returns the path of a URL without query and without secret codes, for logs. */
export function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const segments = decoded(path).toLowerCase().split('/')
  const secret = secretPaths.find((pattern) =>
    pattern.every((part, at) => part.startsWith('{') || part === segments[at]),
  )
  if (!secret) return path
  return segments.map((part, at) => (secret[at]?.startsWith('{') && part ? hidden : part)).join('/')
}

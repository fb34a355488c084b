/** How a service worker handles a request: lewat = not at all, berkas = release file, halaman = page it keeps. */
export type Decision = 'lewat' | 'berkas' | 'halaman'

interface Asked {
  method: string
  /** The absolute URL. */
  url: string
  /** "navigate" for a page load. */
  mode: string
}

/** Pages of each worker. No worker serves other pages. */
export const pages = {
  meja: /^\/(?:admin|psat\/admin|pasar\/admin|okkp\/admin)(?:\/|$)/,
  verifikasi: /^\/verifikasi(?:\/|$)/,
} as const
export type WorkerKind = keyof typeof pages
const file = /^\/(?:assets\/|favicon\.svg$|avatar\.svg$)/

/**
 * Release files are equal for all users and named by content hash, and the kept page is an empty shell. The worker
 * caches nothing else: API answers never pass through it, so none can reach another account.
 */
export function decide({ method, url, mode }: Asked, origin: string, kind: WorkerKind): Decision {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'lewat'
  if (mode === 'navigate') return pages[kind].test(address.pathname) ? 'halaman' : 'lewat'
  return file.test(address.pathname) ? 'berkas' : 'lewat'
}

const nonce = /'nonce-([^']+)'/

/** Replaces the nonce of the cached page, because a CSP nonce must not be used twice. */
export function withFreshNonce(
  page: string,
  policy: string,
  fresh: string,
): { page: string; policy: string } {
  const old = nonce.exec(policy)?.[1]
  if (!old) return { page, policy }
  return { page: page.replaceAll(old, fresh), policy: policy.replaceAll(old, fresh) }
}

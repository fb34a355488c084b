/** What the worker does with a request. lewat: nothing, the browser goes on as if there were no worker. */
export type Decision = 'lewat' | 'berkas' | 'halaman'

interface Asked {
  method: string
  /** Whole address. */
  url: string
  /** "navigate" for a page. */
  mode: string
}

/** Where staff works; public pages never come from the worker. */
const desk = /^\/(?:admin|psat\/admin|pasar\/admin|okkp\/admin)(?:\/|$)/
const file = /^\/(?:assets\/|favicon\.svg$|avatar\.svg$)/

/**
 * Files of a release are the same for everybody and named by their content; the page of staff is an empty frame that
 * knows nobody. Nothing else is ever kept: no answer of the API passes through here, so none can reach another person.
 */
export function decide({ method, url, mode }: Asked, origin: string): Decision {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'lewat'
  if (mode === 'navigate') return desk.test(address.pathname) ? 'halaman' : 'lewat'
  return file.test(address.pathname) ? 'berkas' : 'lewat'
}

const nonce = /'nonce-([^']+)'/

/** The kept page with a nonce of its own: one that is used twice is none. */
export function withFreshNonce(
  page: string,
  policy: string,
  fresh: string,
): { page: string; policy: string } {
  const old = nonce.exec(policy)?.[1]
  if (!old) return { page, policy }
  return { page: page.replaceAll(old, fresh), policy: policy.replaceAll(old, fresh) }
}

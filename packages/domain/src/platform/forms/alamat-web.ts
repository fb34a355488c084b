import { z } from 'zod'

const web = z.url({ protocol: /^https?$/ })
/** Requires `//` and forbids `@`. Browsers also accept `https:contoh.id`, and a name before `@` can imitate a host. */
const spelled = /^https?:\/\/[^\s\\/?#@]+([/?#]\S*)?$/i

/**
 * Checks a web address. Screens call it again for stored addresses, and show an address from before this rule as text.
 */
export function isAlamatWeb(text: string): boolean {
  return spelled.test(text) && web.safeParse(text).success
}

/** A web address that people may click. Only http(s) is allowed, because `javascript:` and `data:` URLs run code. */
export const alamatWeb = z.string().trim().max(500).refine(isAlamatWeb, {
  error: 'Tulis alamat web lengkap yang diawali https:// atau http://, mis. https://contoh.id/tagihan.',
})

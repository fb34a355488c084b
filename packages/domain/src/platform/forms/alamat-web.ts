import { z } from 'zod'

const web = z.url({ protocol: /^https?$/ })
/** Spelled out: browsers also take `https:contoh.id`, and a name before `@` only pretends to be the host. */
const spelled = /^https?:\/\/[^\s\\/?#@]+([/?#]\S*)?$/i

/** Asked again where a stored address is shown: one from before the rule stays text. */
export function isAlamatWeb(text: string): boolean {
  return spelled.test(text) && web.safeParse(text).success
}

/** An address that people will follow: http(s) alone, because `javascript:` and `data:` run where they are clicked. */
export const alamatWeb = z.string().trim().max(500).refine(isAlamatWeb, {
  error: 'Tulis alamat web lengkap yang diawali https:// atau http://, mis. https://contoh.id/tagihan.',
})

import { polaKode } from '../../platform/kode-rahasia.ts'

/** Separate from the contract, so that the public page does not load Zod. */

export const polaNomorPermohonan = /^(SPPB|PL)-\d{4}-\d{5,}$/

export interface KunciLacak {
  nomor: string
  kode: string
}

export const halamanLacak = '/lacak'

/** The code stands in the URL fragment, which browsers do not send, so no server log contains it. */
export const tautanLacak = ({ nomor, kode }: KunciLacak) => `${halamanLacak}#${nomor}.${kode}`

export function kunciLacakDari(hash: string): KunciLacak | undefined {
  const [nomor = '', kode = ''] = hash.replace(/^#/, '').split('.')
  return polaNomorPermohonan.test(nomor) && polaKode.test(kode) ? { nomor, kode } : undefined
}

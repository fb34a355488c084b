import { polaKode, polaNomor } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import type { KunciTiket } from '#okkp/pengaduan/lapor/calls.ts'

export const halamanTiket = '/lapor/tiket'

/** The code stands in the URL fragment, which browsers do not send, so no server log contains it. */
export const tautanTiket = ({ nomor, kode }: KunciTiket) => `${halamanTiket}#${nomor}.${kode}`

export function kunciDari(hash: string): KunciTiket | undefined {
  const [nomor = '', kode = ''] = hash.replace(/^#/, '').split('.')
  return polaNomor.test(nomor) && polaKode.test(kode) ? { nomor, kode } : undefined
}

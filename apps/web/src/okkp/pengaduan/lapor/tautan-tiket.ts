import { polaKode, polaNomor } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import type { KunciTiket } from '#okkp/pengaduan/lapor/calls.ts'

export const halamanTiket = '/lapor/tiket'

/** Behind the hash: browsers keep that to themselves, so the code is in no log. */
export const tautanTiket = ({ nomor, kode }: KunciTiket) => `${halamanTiket}#${nomor}.${kode}`

export function kunciDari(hash: string): KunciTiket | undefined {
  const [nomor = '', kode = ''] = hash.replace(/^#/, '').split('.')
  return polaNomor.test(nomor) && polaKode.test(kode) ? { nomor, kode } : undefined
}

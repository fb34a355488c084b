import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'

type Sebab = Pick<UjiMutu, 'alasan_kelas' | 'dasar_kelas'>

/** What decided the class, short enough for a row: the first reason, and how many more its page tells. */
export function penentuOf({ alasan_kelas, dasar_kelas }: Sebab): { first: string; second?: string } {
  const [first = '', ...more] = (alasan_kelas ?? dasar_kelas ?? '–').split('; ')
  const capital = first.charAt(0).toUpperCase() + first.slice(1)
  return more.length === 0 ? { first: capital } : { first: capital, second: `dan ${more.length} lainnya` }
}

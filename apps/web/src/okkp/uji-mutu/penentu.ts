import type { UjiMutu } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'

type Sebab = Pick<UjiMutu, 'alasan_kelas' | 'dasar_kelas'>

/** Returns the first reason for the class and the number of further reasons, short enough for a table row. */
export function penentuOf({ alasan_kelas, dasar_kelas }: Sebab): { first: string; second?: string } {
  const [first = '', ...more] = (alasan_kelas ?? dasar_kelas ?? '–').split('; ')
  const capital = first.charAt(0).toUpperCase() + first.slice(1)
  return more.length === 0 ? { first: capital } : { first: capital, second: `dan ${more.length} lainnya` }
}

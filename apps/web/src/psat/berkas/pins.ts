import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { nomorTemuan } from '#psat/berkas/nomor-temuan.ts'
import { temuanStatus } from '#psat/berkas/temuan-status.ts'

/** A finding on the page of a document; x and y are shares of its width and height. */
export interface Pin {
  id: number
  nomor: number
  halaman: number
  x: number
  y: number
  tone: 'bad' | 'warn' | 'ok' | 'info'
  text: string
}

export interface Place {
  halaman: number
  x: number
  y: number
}

/** The findings pinned to this very version of a file. */
export function pinsOf(temuan: readonly Temuan[], kunci: string): Pin[] {
  const nomor = nomorTemuan(temuan)
  return temuan.flatMap(({ id, berkas, halaman, x, y, status, uraian }) => {
    if (berkas !== kunci || halaman === null || x === null || y === null) return []
    return [{ id, nomor: nomor.get(id) ?? 0, halaman, x, y, tone: temuanStatus[status].tone, text: uraian }]
  })
}

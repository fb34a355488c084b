import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Pin } from '#platform/viewer/page-surface.ts'
import { nomorTemuan } from '#psat/temuan/nomor-temuan.ts'
import { temuanStatus } from '#psat/temuan/temuan-status.ts'

export function pinsOf(temuan: readonly Temuan[], kunci: string): Pin[] {
  const nomor = nomorTemuan(temuan)
  return temuan.flatMap(({ id, berkas, halaman, x, y, status, uraian }) => {
    if (berkas !== kunci || halaman === null || x === null || y === null) return []
    return [{ id, nomor: nomor.get(id) ?? 0, halaman, x, y, tone: temuanStatus[status].tone, text: uraian }]
  })
}

import { labelBidang } from '@portal/domain/psat/isian/bidang'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { Place } from '#platform/viewer/page-surface.ts'

export interface Sasaran {
  bidang: string
  label: string
  berkas?: string | undefined
  place?: Place | undefined
  /** Set for a finding of the field audit: the note and photo of the checklist item. */
  lapangan?: { uraian: string; foto: string | null } | undefined
}

const antara = '~'

/** Encodes the open finding form for the URL. */
export function alamatTemuan(target: Sasaran | Temuan): string {
  if ('id' in target) return `temuan-${target.id}`
  const { bidang, berkas, place, lapangan } = target
  const di = place ? [place.halaman, place.x.toFixed(4), place.y.toFixed(4)] : []
  return [lapangan ? 'temuan-lapang' : 'temuan-baru', bidang, berkas ?? '', ...di].join(antara)
}

/** Decodes `alamatTemuan`. Returns undefined if the URL names no finding, or one that this file does not have. */
export function temuanDi(
  buka: string | undefined,
  { temuan, salinan }: Pick<BerkasPengajuan, 'temuan' | 'salinan'>,
): Sasaran | Temuan | undefined {
  const [kind, bidang = '', berkas, ...di] = (buka ?? '').split(antara)
  if (kind !== 'temuan-baru' && kind !== 'temuan-lapang') {
    return temuan.find(({ id }) => buka === `temuan-${id}`)
  }
  const [halaman = 0, x = -1, y = -1] = di.map(Number)
  const inside = Number.isInteger(halaman) && halaman > 0 && [x, y].every((part) => part >= 0 && part <= 1)
  return {
    bidang,
    label: labelBidang(bidang, salinan),
    berkas: berkas || undefined,
    place: inside ? { halaman, x, y } : undefined,
    lapangan: kind === 'temuan-lapang' ? { uraian: '', foto: null } : undefined,
  }
}

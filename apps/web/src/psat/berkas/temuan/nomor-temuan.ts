import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** Findings keep their number for as long as the file lives: oldest first, over all rounds. */
export function nomorTemuan(temuan: readonly Pick<Temuan, 'id'>[]): Map<number, number> {
  const ids = temuan.map(({ id }) => id).toSorted((a, b) => a - b)
  return new Map(ids.map((id, index) => [id, index + 1]))
}

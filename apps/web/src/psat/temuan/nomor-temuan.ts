import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** Numbers the findings of a file from the oldest on, across all rounds. A finding keeps its number. */
export function nomorTemuan(temuan: readonly Pick<Temuan, 'id'>[]): Map<number, number> {
  const ids = temuan.map(({ id }) => id).toSorted((a, b) => a - b)
  return new Map(ids.map((id, index) => [id, index + 1]))
}

import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** The file after this one; after the last one the first. A file that has left the queue is followed by its first. */
export function berikutnya(
  rows: readonly Pick<RingkasanPengajuan, 'uuid'>[],
  uuid: string,
): string | undefined {
  const place = rows.findIndex((row) => row.uuid === uuid)
  const next = rows[place + 1] ?? rows[0]
  return next?.uuid === uuid ? undefined : next?.uuid
}

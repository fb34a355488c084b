import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

/** Returns the file after this one. After the last file, or if this file has left the queue, returns the first file. */
export function berikutnya(
  rows: readonly Pick<RingkasanPengajuan, 'uuid'>[],
  uuid: string,
): string | undefined {
  const place = rows.findIndex((row) => row.uuid === uuid)
  const next = rows[place + 1] ?? rows[0]
  return next?.uuid === uuid ? undefined : next?.uuid
}

/** Returns the file before this one. The first file has none, nor has a file that has left the queue. */
export const sebelumnya = (
  rows: readonly Pick<RingkasanPengajuan, 'uuid'>[],
  uuid: string,
): string | undefined => rows[rows.findIndex((row) => row.uuid === uuid) - 1]?.uuid

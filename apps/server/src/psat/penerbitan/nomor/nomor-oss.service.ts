import type { Platform } from '#platform/platform.ts'
import { reprint, reprintValid } from '../reprint.service.ts'
import { findWithoutNumber, listWithoutNumber } from './nomor-oss.repository.ts'

const ulang = {
  alasan: 'Nomor PB-UMKU dari OSS sudah datang.',
  needed: ({ pb_umku }: { pb_umku: string | null }) => !pb_umku,
}

/** Reprints a certificate when its OSS number arrives after the issue. */
export async function printNumber(platform: Platform, pengajuanId: number): Promise<void> {
  const print = await findWithoutNumber(platform.db, pengajuanId)
  if (print) await reprint(platform, print, ulang)
}

/**
 * Reprints the certificates that still lack their OSS number: the reprint failed, the server stopped before it, or the
 * number came while the certificate was being signed.
 */
export function printMissingNumbers(platform: Platform): Promise<number> {
  return reprintValid(platform, (after, limit) => listWithoutNumber(platform.db, after, limit), ulang)
}

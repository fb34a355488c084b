import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { listUnnamed } from './unnamed-files.repository.ts'

/**
 * Releases photos that the user replaced or whose finding is gone. Call it after the change, in the same transaction.
 */
export async function releaseUnnamed(
  { files }: Pick<Platform, 'files'>,
  trx: Trx,
  pengajuanId: number,
  given: readonly (string | null | undefined)[],
): Promise<void> {
  const keys = given.filter((key) => key != null)
  if (keys.length === 0) return
  await files.release(trx, await listUnnamed(trx, pengajuanId, keys), `pengajuan/${pengajuanId}`)
}

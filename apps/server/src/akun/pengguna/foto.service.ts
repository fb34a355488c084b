import { fieldError } from '@portal/domain/platform/errors'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'

const picture = /\.(jpe?g|png)$/

export interface PhotoChange {
  record: string
  actor: Actor | undefined
  /** The value from the form. Undefined keeps the photo; null or '' removes it. */
  given: string | null | undefined
  current: string | null
  field?: string
}

/** Claims a new photo for the account and returns the value for the photo column. */
export async function claimPhoto(trx: Trx, files: Files, change: PhotoChange): Promise<string | null> {
  const { record, actor, given, current, field = 'photo' } = change
  if (given === undefined || given === current) return current
  if (!given) return null
  if (!picture.test(given)) throw fieldError(field, 'Unggah foto sebagai JPEG atau PNG.')
  await files.claim(trx, [given], { record, visibility: 'akun', actor, field })
  return given
}

/** Releases a photo that the account no longer shows. Call this function after the update of the account row. */
export async function releasePhoto(
  trx: Trx,
  files: Files,
  record: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before && before !== after) await files.release(trx, [before], record)
}

import { fieldError } from '@portal/domain/platform/errors'
import type { FileVisibility } from '@portal/domain/platform/files/files.contract'
import type { Trx } from '#platform/database/database.ts'
import { isFileKey } from './file-key.ts'
import { clearClaim, lockFiles, moveClaim, setClaim } from './files.repository.ts'

export interface Claim {
  /** The owner as `jenis/id`. The part before the slash selects the access policy of the file. */
  record: string
  visibility: FileVisibility
  actor: { id: number } | undefined
  /** The form field that shows an error. */
  field?: string
}

const refusal = 'Berkas ini tidak ditemukan atau sudah kedaluwarsa. Unggah lagi.'

/** Claims files for a record. Only the uploader's own unclaimed files and files of the same record are allowed. */
export async function claimFiles(trx: Trx, given: readonly string[], claim: Claim, now: Date): Promise<void> {
  const keys = [...new Set(given)]
  if (keys.length === 0) return
  const { record, visibility, actor, field = 'files' } = claim
  if (!keys.every(isFileKey)) throw fieldError(field, refusal)
  const rows = await lockFiles(trx, keys)
  const own = rows.filter((row) =>
    row.diklaim === null ? row.pengunggah_id === (actor?.id ?? null) : row.rekaman === record,
  )
  if (own.length < keys.length) throw fieldError(field, refusal)
  await setClaim(trx, keys, { rekaman: record, visibilitas: visibility, diklaim: now })
}

/** Makes files of a record temporary again. Only the uploader can still read them until the sweep deletes them. */
export async function releaseFiles(trx: Trx, given: readonly string[], record: string): Promise<void> {
  const keys = given.filter(isFileKey)
  if (keys.length > 0) await clearClaim(trx, keys, record)
}

/** Moves files from one record to another, e.g. from a draft to the submitted record. Files of other records stay. */
export async function moveFiles(
  trx: Trx,
  given: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const keys = given.filter(isFileKey)
  if (keys.length > 0) await moveClaim(trx, keys, from, to)
}

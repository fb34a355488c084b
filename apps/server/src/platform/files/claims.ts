import { fieldError } from '@portal/domain/platform/errors'
import type { FileVisibility } from '@portal/domain/platform/files/files.contract'
import type { Trx } from '#platform/database/database.ts'
import { isFileKey } from './file-key.ts'
import { clearClaim, lockFiles, moveClaim, setClaim } from './files.repository.ts'

export interface Claim {
  /** The owner, as `jenis/id`; its first part names the policy that guards the file. */
  record: string
  visibility: FileVisibility
  actor: { id: number } | undefined
  /** The form field that an error is said under. */
  field?: string
}

const refusal = 'Berkas ini tidak ditemukan atau sudah kedaluwarsa. Unggah lagi.'

/** Only the uploader's own unclaimed files, or files the record already holds. */
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

/** Makes the record's files temporary again: gone from every reader but the uploader, then swept. */
export async function releaseFiles(trx: Trx, given: readonly string[], record: string): Promise<void> {
  const keys = given.filter(isFileKey)
  if (keys.length > 0) await clearClaim(trx, keys, record)
}

/** Hands files over from one record to another, as a draft does to what it becomes; others' files stay. */
export async function moveFiles(
  trx: Trx,
  given: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const keys = given.filter(isFileKey)
  if (keys.length > 0) await moveClaim(trx, keys, from, to)
}

import { AppError } from '@portal/domain/platform/errors'
import type { Caller } from './caller.ts'
import type { Database, Trx } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import { claimIdempotencyKey, keepResult } from './idempotency.repository.ts'

const alreadyShown = 'Permintaan ini sudah diproses. Hasilnya hanya ditampilkan sekali.'

/**
 * Runs a use case in one transaction: the change, its audit row, its jobs and the stored result of its Idempotency-Key
 * commit together. `work` returns plain JSON, because a repeated key gets the stored copy. A concurrent repeat waits on
 * the key's row. `shownOnce` marks results with a secret (a one-time password): the server does not store them, and a
 * repeat gets an error.
 */
export async function write<T>(
  db: Database,
  caller: Caller,
  work: (trx: Trx) => Promise<T>,
  options: { shownOnce?: boolean } = {},
): Promise<T> {
  const { audited } = caller
  return inTransaction(db, async (trx) => {
    // A retry rolled back the audit row of the previous run, so reset the flag.
    caller.audited = audited
    if (caller.idempotency) {
      const earlier = await claimIdempotencyKey(trx, caller)
      if (earlier) {
        if (earlier.sidik !== caller.idempotency.fingerprint) throw new AppError('KUNCI_DIPAKAI_ULANG')
        if (options.shownOnce) throw new AppError('SUDAH_DIPROSES', { message: alreadyShown })
        return earlier.hasil as T
      }
    }
    const result = await work(trx)
    if (caller.auditEvent && !caller.audited) {
      throw new Error(`Write "${caller.auditEvent}" recorded no audit event`)
    }
    if (caller.idempotency) await keepResult(trx, caller, options.shownOnce ? null : result)
    return result
  })
}

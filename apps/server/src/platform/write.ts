import { AppError } from '@portal/domain/platform/errors'
import type { Caller } from './caller.ts'
import type { Database, Trx } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import { claimIdempotencyKey, keepResult } from './idempotency.repository.ts'

const alreadyShown = 'Permintaan ini sudah diproses. Hasilnya hanya ditampilkan sekali.'

/**
 * Commits a change with its audit row, its jobs and the stored result of its Idempotency-Key. `work` returns plain JSON,
 * which a repeat gets. `shownOnce`: the result has a secret, so the server does not store it and a repeat fails.
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

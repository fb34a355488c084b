import { AppError } from '@portal/domain/platform/errors'
import type { Caller } from './caller.ts'
import type { Database, Trx } from './database/database.ts'
import { inTransaction } from './database/transaction.ts'
import { claimIdempotencyKey, keepResult } from './idempotency.repository.ts'

const alreadyShown = 'Permintaan ini sudah diproses. Hasilnya hanya ditampilkan sekali.'

/**
 * Runs one use case in one transaction: the change, its audit row, its jobs and the answer kept for its
 * Idempotency-Key are committed together or not at all. `work` returns wire data (plain JSON), because a
 * repeated key is answered from the stored copy. A racing repeat waits for the first on the key's row.
 * `shownOnce` is for results that hold a secret (a one-time password): they are not kept, and a repeat is told so.
 */
export async function write<T>(
  db: Database,
  caller: Caller,
  work: (trx: Trx) => Promise<T>,
  options: { shownOnce?: boolean } = {},
): Promise<T> {
  const { audited } = caller
  return inTransaction(db, async (trx) => {
    // The row of a run that had to give way is gone with it.
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
      throw new Error(`Penulisan "${caller.auditEvent}" tidak mencatat jejak audit`)
    }
    if (caller.idempotency) await keepResult(trx, caller, options.shownOnce ? null : result)
    return result
  })
}

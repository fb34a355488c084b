import { AppError, notFound } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import type { Stamp } from './stamp.ts'

/**
 * How one kind of record is stored. The module provides SQL, checks and texts. The service adds transaction, lock, 404,
 * version and audit row. Regional kinds use the caller's scope, so foreign rows are not found.
 */
export interface RecordKind<Row extends { versi?: number }, Form, Wire, Id extends string | number = number> {
  /** The subject of messages, e.g. "Komoditas". */
  noun: string
  /** The name in the audit trail, e.g. `komoditas`. */
  record: string
  lock(trx: Trx, id: Id): Promise<Row | undefined>
  present(row: Row): Wire
  /** Checks what the schema cannot check. `before` is the current row of an update. */
  check?(trx: Trx, form: Form, before: Row | undefined): Promise<void>
  insert(trx: Trx, form: Form, stamp: Stamp): Promise<Id>
  update(trx: Trx, before: Row, form: Form, stamp: Stamp & { versi: number }): Promise<void>
  /** Deletes a row. If another record references it, its foreign key causes MASIH_DIPAKAI. */
  remove(trx: Trx, before: Row, stamp: Stamp): Promise<void>
}

/** A kind whose records are added in another way. */
export type ChangeableKind<
  Row extends { versi?: number },
  Form,
  Wire,
  Id extends string | number = number,
> = Omit<RecordKind<Row, Form, Wire, Id>, 'insert'>

const stampOf = ({ clock }: Platform, caller: Caller): Stamp => ({
  by: caller.actor?.id ?? null,
  at: clock(),
})

/**
 * Locks the row of a write. Throws if it is missing or if its version differs from the one that the caller saw
 * (optimistic lock).
 */
export async function lockRecord<Row extends { versi?: number }, Id extends string | number>(
  trx: Trx,
  { noun, lock }: { noun: string; lock(trx: Trx, id: Id): Promise<Row | undefined> },
  id: Id,
  seen?: number,
): Promise<Row> {
  const row = await lock(trx, id)
  if (!row) throw notFound(noun)
  if (seen !== undefined && row.versi !== seen) throw new AppError('BENTROK')
  return row
}

export function addRecord<Row extends { versi?: number }, Form, Wire, Id extends string | number>(
  platform: Platform,
  caller: Caller,
  kind: RecordKind<Row, Form, Wire, Id>,
  form: Form,
): Promise<Wire> {
  return write(platform.db, caller, async (trx) => {
    await kind.check?.(trx, form, undefined)
    const id = await kind.insert(trx, form, stampOf(platform, caller))
    const after = kind.present(await lockRecord(trx, kind, id))
    await recordAudit(trx, caller, { record: `${kind.record}/${id}`, after })
    return after
  })
}

export function changeRecord<Row extends { versi?: number }, Form, Wire, Id extends string | number>(
  platform: Platform,
  caller: Caller,
  kind: ChangeableKind<Row, Form, Wire, Id>,
  { id, versi, form }: { id: Id; versi: number | undefined; form: Form },
): Promise<Wire> {
  return write(platform.db, caller, async (trx) => {
    const row = await lockRecord(trx, kind, id, versi)
    await kind.check?.(trx, form, row)
    // Present the row before the update, because a module may read parts from other tables.
    const before = kind.present(row)
    await kind.update(trx, row, form, { ...stampOf(platform, caller), versi: (row.versi ?? 0) + 1 })
    const after = kind.present(await lockRecord(trx, kind, id))
    await recordAudit(trx, caller, { record: `${kind.record}/${id}`, before, after })
    return after
  })
}

export async function removeRecord<Row extends { versi?: number }, Form, Wire, Id extends string | number>(
  platform: Platform,
  caller: Caller,
  kind: ChangeableKind<Row, Form, Wire, Id>,
  id: Id,
): Promise<void> {
  await write(platform.db, caller, async (trx) => {
    const row = await lockRecord(trx, kind, id)
    await kind.remove(trx, row, stampOf(platform, caller))
    await recordAudit(trx, caller, { record: `${kind.record}/${id}`, before: kind.present(row) })
  })
}

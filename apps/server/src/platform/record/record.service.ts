import { AppError, notFound } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import type { Stamp } from './stamp.ts'

/**
 * How one kind of record is kept. SQL, checks and words are the module's; what every write has in common
 * (transaction, lock, 404, version, audit row) is done here. Records of a region make their kind from the
 * caller's scope, so that a foreign row is not found.
 */
export interface RecordKind<Row extends { versi?: number }, Form, Wire, Id extends string | number = number> {
  /** In front of a sentence: "Komoditas". */
  noun: string
  /** Names the record in the audit trail: `komoditas`. */
  record: string
  /** Reads the row and locks it. */
  lock(trx: Trx, id: Id): Promise<Row | undefined>
  present(row: Row): Wire
  /** What the schema cannot know; `before` is the row a change is about. */
  check?(trx: Trx, form: Form, before: Row | undefined): Promise<void>
  insert(trx: Trx, form: Form, stamp: Stamp): Promise<Id>
  update(trx: Trx, before: Row, form: Form, stamp: Stamp & { versi: number }): Promise<void>
  /** Foreign keys of other records refuse by themselves: MASIH_DIPAKAI. */
  remove(trx: Trx, before: Row, stamp: Stamp): Promise<void>
}

/** A kind whose additions have a way of their own. */
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

/** The row a write is about: known, and still the one the caller has seen. */
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
    // Before the change: a module may keep what it presents in other tables.
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

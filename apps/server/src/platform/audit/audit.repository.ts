import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'

export interface AuditDetails {
  /** The record, as `jenis/id`. */
  record: string
  before?: unknown
  after?: unknown
  /** Who did it, where the caller has no session yet (signing in, a link from a mail). */
  by?: { id: number; username: string; role: string }
}

const secretKeys = /sandi|password|token|rahasia|secret|hash|(^|_)nik$|nomor_identitas/i

/** Drops what must never stand in a log or an audit row, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value instanceof Date || value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretKeys.test(key))
      .map(([key, inner]) => [key, withoutSecrets(inner)]),
  )
}

/** One row a write, in the write's own transaction. */
export async function recordAudit(trx: Trx, caller: Caller, details: AuditDetails): Promise<void> {
  if (!caller.auditEvent) throw new Error('Rute ini tidak menyatakan peristiwa audit')
  const who = details.by ?? caller.actor
  await trx
    .insertInto('platform.jejak_audit')
    .values({
      pengguna_id: who?.id ?? null,
      pengguna: who?.username ?? null,
      peran: who?.role ?? null,
      mewakili: caller.mewakili?.username ?? null,
      peristiwa: caller.auditEvent,
      rekaman: details.record,
      sebelum: details.before === undefined ? null : JSON.stringify(withoutSecrets(details.before)),
      sesudah: details.after === undefined ? null : JSON.stringify(withoutSecrets(details.after)),
      request_id: caller.requestId,
      alamat_ip: caller.ip ?? null,
      ...(caller.at ? { waktu: caller.at } : {}),
    })
    .execute()
  caller.audited = true
}

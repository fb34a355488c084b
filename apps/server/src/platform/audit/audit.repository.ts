import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'

export interface AuditDetails {
  /** The record's name in the form `jenis/id`. */
  record: string
  before?: unknown
  after?: unknown
  /** The account to record when the caller has no session yet (sign-in, a link from an e-mail). */
  by?: { id: number; username: string; role: string }
}

const secretKeys = /sandi|password|token|rahasia|secret|hash|(^|_)nik$|nomor_identitas/i

/** Removes secrets and personal numbers at any depth, so that they never reach a log or an audit row. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (value instanceof Date || value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !secretKeys.test(key))
      .map(([key, inner]) => [key, withoutSecrets(inner)]),
  )
}

/** Writes one audit row in the same transaction as the change that it describes. */
export async function recordAudit(trx: Trx, caller: Caller, details: AuditDetails): Promise<void> {
  if (!caller.auditEvent) throw new Error('This route declares no audit event')
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

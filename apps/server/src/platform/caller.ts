import { randomUUID } from 'node:crypto'
import { AppError } from '@portal/domain/platform/errors'
import type { Diwakili } from '@portal/domain/platform/workflow/workflow'
import type { Actor } from './actor.ts'

/** The request context of a use case: actor, origin, audit event and idempotency key. */
export interface Caller {
  actor: Actor | undefined
  requestId: string
  ip: string | undefined
  agent: string | undefined
  /** The audit event that the route declares. Undefined if the route writes nothing that needs an audit row. */
  auditEvent: string | undefined
  idempotency: { key: string; fingerprint: string } | undefined
  /** The time of the event if it is not now. Demonstration data uses it for past weeks. */
  at?: Date
  /** The person on leave for whom the account acts on this record. The module that owns the record sets it. */
  mewakili?: Diwakili | null
  /** `recordAudit` sets this flag. `write` refuses to commit an audited write without its audit row. */
  audited: boolean
}

/** Returns the actor of a route that is not public. The access hook guarantees that an actor exists. */
export function actorOf(caller: Caller): Actor {
  if (!caller.actor) throw new AppError('SESI_BERAKHIR')
  return caller.actor
}

/** Returns the portal itself as the caller, for seeds, jobs and commands. */
export function systemCaller(auditEvent: string): Caller {
  return {
    actor: undefined,
    requestId: `sistem-${randomUUID()}`,
    ip: undefined,
    agent: undefined,
    auditEvent,
    idempotency: undefined,
    audited: false,
  }
}

import { randomUUID } from 'node:crypto'
import { AppError } from '@portal/domain/platform/errors'
import type { Diwakili } from '@portal/domain/platform/workflow/workflow'
import type { Actor } from './actor.ts'

/** What a use case knows of its request: who, from where, under which audit event, and whether it may be a repeat. */
export interface Caller {
  actor: Actor | undefined
  requestId: string
  ip: string | undefined
  agent: string | undefined
  /** The audit event the route declared; undefined where the route writes nothing worth a row. */
  auditEvent: string | undefined
  idempotency: { key: string; fingerprint: string } | undefined
  /** When it happened, where that is not now: demonstration data of past weeks. */
  at?: Date
  /** Somebody on leave in whose place the account acts on the record; set by the room that knows whose it is. */
  mewakili?: Diwakili | null
  /** Set by recordAudit; `write` refuses to commit an audited write without its row. */
  audited: boolean
}

/** The actor of a route that is not public; the access hook has made sure that there is one. */
export function actorOf(caller: Caller): Actor {
  if (!caller.actor) throw new AppError('SESI_BERAKHIR')
  return caller.actor
}

/** The portal itself as caller: seeds, jobs and commands. */
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

import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Answer, Body, Contract, Params, Query } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { Access, Permission } from '@portal/domain/platform/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import { limitConcurrency } from '#platform/concurrency/limit-concurrency.ts'
import { isRead, methodsOf } from './conditional.ts'
import { errorAnswer } from './error-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Contract
    access?: Access
    /** The audit event of a write, or why this write leaves no row. */
    audit?: AuditDeclaration
    /** Answered even while the account still carries a temporary password. */
    beforePasswordChange?: boolean
    /** A token that no longer holds is ignored here: signing in, refreshing and signing out. */
    staleTokenAllowed?: boolean
    /** The answer carries a tag made of itself: who holds it already is told so, and a change shows at once. */
    tagged?: boolean
  }
  interface FastifyRequest {
    actor: Actor | undefined
  }
}

/** Several where the request decides which; its use case names the one. */
export type AuditDeclaration = string | readonly string[] | { none: string }

interface Input<C extends Contract, A extends Access> {
  params: Params<C>
  query: Query<C>
  body: Body<C>
  caller: A extends Permission ? Caller & { actor: Actor } : Caller
  request: FastifyRequest
  reply: FastifyReply
}

export interface RouteOptions<C extends Contract, A extends Access> {
  access: A
  audit?: AuditDeclaration
  beforePasswordChange?: boolean
  staleTokenAllowed?: boolean
  /** Requests a minute and address at the default general limit, which it follows. */
  perMinute?: number
  /** For figures that are asked for again and again: its ETag is made of the answer. */
  tagged?: boolean
  /** Answered however busy the server is. */
  evenIfBusy?: boolean
  handler(input: Input<C, A>): Promise<Answer<C>>
}

const longestKey = 200

/** A dashboard asks for a dozen at once: a few are worked on at a time, so that lists find a free connection beside them. */
const figures = limitConcurrency(2)

/** Of a body only what the contract reads: it has been checked, and is no deeper than its schema. */
function fingerprintOf(request: FastifyRequest, { body }: Contract): string {
  const parts = [request.method, request.url, JSON.stringify((body && request.body) ?? null)]
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/** What PostgreSQL takes for an address: without the zone of a link-local one, and never what a header made up. */
export function addressOf({ ip }: FastifyRequest): string | undefined {
  const address = ip.split('%')[0] ?? ''
  return isIP(address) ? address : undefined
}

/** A shortened key could be another's. */
function idempotencyOf(request: FastifyRequest, contract: Contract): Caller['idempotency'] {
  const key = request.headers['idempotency-key']
  if (isRead(request) || typeof key !== 'string' || key === '') return undefined
  if (key.length > longestKey)
    throw new AppError('PERMINTAAN_RUSAK', {
      message: `Idempotency-Key paling panjang ${longestKey} karakter.`,
    })
  return { key, fingerprint: fingerprintOf(request, contract) }
}

function callerOf(request: FastifyRequest, contract: Contract, audit: AuditDeclaration | undefined): Caller {
  return {
    actor: request.actor,
    requestId: request.id,
    ip: addressOf(request),
    agent: request.headers['user-agent']?.slice(0, 300),
    auditEvent: typeof audit === 'string' ? audit : undefined,
    idempotency: idempotencyOf(request, contract),
    audited: false,
  }
}

/** Registers a contract as a route: validation and serialisation come from its schemas, OpenAPI from all of it. */
export function route<C extends Contract, A extends Access>(
  app: FastifyInstance,
  contract: C,
  options: RouteOptions<C, A>,
): void {
  const status = contract.status ?? 200
  const shorthand: RouteShorthandOptions = {
    config: {
      contract,
      access: options.access,
      audit: options.audit,
      beforePasswordChange: options.beforePasswordChange ?? false,
      staleTokenAllowed: options.staleTokenAllowed ?? false,
      perMinute: options.perMinute,
      tagged: options.tagged ?? false,
      evenIfBusy: options.evenIfBusy ?? false,
    },
    schema: {
      ...(contract.params ? { params: contract.params } : {}),
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.body ? { body: contract.body } : {}),
      ...(contract.produces
        ? {}
        : {
            response: {
              [status]: contract.response,
              ...(contract.accepted ? { 202: contract.accepted } : {}),
              '4xx': errorAnswer,
              '5xx': errorAnswer,
            },
          }),
    },
  }
  app.route({
    ...shorthand,
    method: methodsOf(contract.method),
    url: contract.path,
    preSerialization: (_request, reply, payload, done) => {
      const { statusCode } = reply
      // Without a schema an answer would be printed as it is, with all that it happens to carry.
      const declared =
        contract.produces ||
        statusCode >= 400 ||
        statusCode === status ||
        (statusCode === 202 && contract.accepted)
      if (declared) return done(null, payload)
      done(new Error(`${contract.method} ${contract.path} menjawab ${statusCode} yang tidak dinyatakannya`))
    },
    handler: async (request, reply) => {
      const caller = callerOf(request, contract, options.audit)
      reply.code(status)
      const { params, query, body } = request
      const answer = () => options.handler({ params, query, body, caller, request, reply } as Input<C, A>)
      return options.tagged ? figures(answer) : answer()
    },
  })
}

import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Answer, Body, Contract, Params, Query } from '@portal/domain/platform/contract'
import { AppError } from '@portal/domain/platform/errors'
import type { Access, Permission } from '@portal/domain/platform/permissions'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Actor } from '#platform/actor.ts'
import type { Caller } from '#platform/caller.ts'
import { limitConcurrency } from '#platform/concurrency/limit-concurrency.ts'
import { shareRunning } from '#platform/concurrency/share-running.ts'
import { readFromStandby } from '#platform/database/standby/standby-reads.ts'
import { isRead, methodsOf } from './conditional.ts'
import { errorAnswer } from './error-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: Contract
    access?: Access
    /** The audit event of a write, or the reason why it needs no audit row. */
    audit?: AuditDeclaration
    /** Allows accounts that still have a temporary password. */
    beforePasswordChange?: boolean
    /** Ignores an expired token, for sign-in, refresh and sign-out. */
    staleTokenAllowed?: boolean
    /** Computes the ETag from the response, so that an unchanged response gets 304. */
    tagged?: boolean
  }
  interface FastifyRequest {
    actor: Actor | undefined
  }
}

/** Audit events of a route. With several, the use case chooses one depending on the request. */
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
  /** Requests per minute and address at the default general limit. It scales with the general limit. */
  perMinute?: number
  /** All servers count `perMinute` together. Writes of visitors share it in any case. */
  sharedLimit?: boolean
  /** Computes the ETag from the response. Use it for figures that clients request repeatedly. */
  tagged?: boolean
  /** Visitors who ask for the same address at once get one answer. The handler may use nothing of the visitor, and no `reply`. */
  sharedAnswer?: boolean
  evenIfBusy?: boolean
  /** Reads the newest state for visitors too. Their other reads may come from a standby, up to two seconds late. */
  fromPrimary?: boolean
  handler(input: Input<C, A>): Promise<Answer<C>>
}

const longestKey = 200

/**
 * A dashboard requests a dozen figures at once. At most two run concurrently, so that lists still find a free
 * connection. Those of three dashboards may wait.
 */
const figures = limitConcurrency(2, 40)

/** Hashes only a body that the contract has validated, so its depth is limited. */
function fingerprintOf(request: FastifyRequest, { body }: Contract): string {
  const parts = [request.method, request.url, JSON.stringify((body && request.body) ?? null)]
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}

/**
 * Returns an address that PostgreSQL accepts: without the zone of a link-local address, and never an invalid value from
 * a header.
 */
export function addressOf({ ip }: FastifyRequest): string | undefined {
  const address = ip.split('%')[0] ?? ''
  return isIP(address) ? address : undefined
}

/** Throws if the key is too long. Truncating it could produce the key of another request. */
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

/**
 * Registers a contract as a route. Its schemas define validation and serialization, and the whole contract defines
 * OpenAPI.
 */
export function route<C extends Contract, A extends Access>(
  app: FastifyInstance,
  contract: C,
  options: RouteOptions<C, A>,
): void {
  const status = contract.status ?? 200
  const shareAnswer = shareRunning()
  const shorthand: RouteShorthandOptions = {
    config: {
      contract,
      access: options.access,
      audit: options.audit,
      beforePasswordChange: options.beforePasswordChange ?? false,
      staleTokenAllowed: options.staleTokenAllowed ?? false,
      perMinute: options.perMinute,
      sharedLimit: options.sharedLimit ?? false,
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
      // Without a schema, Fastify would serialize the whole object including undeclared fields.
      const declared =
        contract.produces ||
        statusCode >= 400 ||
        statusCode === status ||
        (statusCode === 202 && contract.accepted)
      if (declared) return done(null, payload)
      done(new Error(`${contract.method} ${contract.path} answered ${statusCode}, which it does not declare`))
    },
    handler: async (request, reply) => {
      const caller = callerOf(request, contract, options.audit)
      reply.code(status)
      const { params, query, body } = request
      const answer = () => options.handler({ params, query, body, caller, request, reply } as Input<C, A>)
      const work = () => (options.tagged ? figures(answer) : answer())
      const isVisitor = options.access === 'publik' && !request.actor
      if (!isVisitor || !isRead(request)) return work()
      const read = () => (options.fromPrimary ? work() : readFromStandby(work))
      return options.sharedAnswer ? shareAnswer(request.url, read) : read()
    },
  })
}

import { createHmac } from 'node:crypto'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { AppError } from '@portal/domain/platform/errors'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Config, defaultRateLimit } from '#platform/config.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor } from '#platform/secrets/sealing.ts'
import { isRead } from '../conditional.ts'
import { EventLoopBusy } from '../shed.ts'
import { type Counted, countRequest } from './limits.repository.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests per minute and address at the default general limit. It scales with the general limit. */
    perMinute?: number | undefined
    /** All servers count `perMinute` together. Writes of visitors share it in any case. */
    sharedLimit?: boolean
    /** Answers even under overload. A liveness probe must not fail because the server is busy. */
    evenIfBusy?: boolean
  }
}

const minute = 60_000

/** Counts a request of a route and address together with the other servers. */
export type CountTogether = (route: string, address: string) => Promise<Counted>

/** Counts in the database. The key is hashed with a secret, because addresses are personal data. */
export function countInDatabase({ db, config }: Pick<Platform, 'db' | 'config'>): CountTogether {
  const secret = keyFor(config.SESSION_SECRET, 'batas-laju')
  return (route, address) => {
    const key = createHmac('sha256', secret).update(`${route} ${address}`).digest('base64url')
    return countRequest(db, key, minute)
  }
}

/** Refuses requests when the event loop delay exceeds `longestDelay` ms. 0 disables the check. */
async function refuseWhenBusy(app: FastifyInstance, longestDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: (request) => {
      if (request.routeOptions.config.evenIfBusy) return
      throw new AppError('LAYANAN_SIBUK', { cause: new EventLoopBusy() })
    },
  })
}

/** Log-in, captcha and what visitors send: guessing there must not become easier with each server. */
export const sharesLimit = (method: string, config: FastifyContextConfig): boolean =>
  config.perMinute !== undefined &&
  (config.sharedLimit === true || (config.access === 'publik' && !isRead({ method })))

/** Replaces the headers of the limit per server. The local limit has let the request pass before. */
function refuseBeyond(max: number, { count, seconds }: Counted, reply: FastifyReply): void {
  reply.header('x-ratelimit-remaining', Math.max(0, max - count)).header('x-ratelimit-reset', seconds)
  if (count > max) throw new AppError('TERLALU_SERING', { extra: { tunggu: Math.max(1, seconds) } })
}

/**
 * Installs the rate limit as a hook before authentication. A refused request must not cost a query, and requests that
 * fail to authenticate or match no route count too. A shared limit is checked after the same limit per server, so an
 * address costs at most `perMinute` counts a minute.
 */
async function limitRequests(app: FastifyInstance, perMinute: number, count: CountTogether): Promise<void> {
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: minute })
  const limitOf = (max: number) => app.rateLimit({ max, timeWindow: minute })
  const general = limitOf(perMinute)
  const special = new Map<string, { max: number; alone: typeof general }>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.perMinute) return
    const max = Math.ceil((config.perMinute * perMinute) / defaultRateLimit)
    special.set(`${method} ${url}`, { max, alone: limitOf(max) })
  })
  app.addHook('onRequest', async (request: FastifyRequest, reply) => {
    const { method, url, config } = request.routeOptions
    const name = `${method} ${url}`
    const own = config.perMinute ? special.get(name) : undefined
    await (own?.alone ?? general).call(app, request, reply)
    if (own && sharesLimit(request.method, config))
      refuseBeyond(own.max, await count(name, normalizeIP(request.ip)), reply)
  })
}

export async function limitLoad(
  app: FastifyInstance,
  config: Pick<Config, 'RATE_LIMIT_PER_MINUTE'>,
  { longestDelay, count }: { longestDelay: number; count: CountTogether },
): Promise<void> {
  await refuseWhenBusy(app, longestDelay)
  await limitRequests(app, config.RATE_LIMIT_PER_MINUTE, count)
}

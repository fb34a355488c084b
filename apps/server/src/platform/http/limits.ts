import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'
import { type Config, defaultRateLimit } from '#platform/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests a minute and address where the general limit has its default; it grows and shrinks with that one. */
    perMinute?: number | undefined
    /** Answered however busy the server is: whether it lives must not be doubted because it works. */
    evenIfBusy?: boolean
  }
}

const minute = 60_000

/** `longestDelay`: beyond this delay of the event loop (ms) requests are turned away as busy; 0 never does. */
async function refuseWhenBusy(app: FastifyInstance, longestDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: (request) => {
      if (!request.routeOptions.config.evenIfBusy) throw new AppError('LAYANAN_SIBUK')
    },
  })
}

/**
 * The limit is a hook of the whole server, before authentication: a request that is turned away must not have
 * cost a query, and what fails to authenticate or leads nowhere counts like any other.
 */
async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: minute })
  const limitOf = (max: number) => app.rateLimit({ max, timeWindow: minute })
  const general = limitOf(perMinute)
  const special = new Map<string, typeof general>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.perMinute) return
    const max = Math.ceil((config.perMinute * perMinute) / defaultRateLimit)
    special.set(`${method} ${url}`, limitOf(max))
  })
  app.addHook('onRequest', (request, reply) => {
    const { method, url, config } = request.routeOptions
    const own = config.perMinute ? special.get(`${method} ${url}`) : undefined
    return (own ?? general).call(app, request, reply)
  })
}

export async function limitLoad(
  app: FastifyInstance,
  config: Pick<Config, 'RATE_LIMIT_PER_MINUTE'>,
  longestDelay: number,
): Promise<void> {
  await refuseWhenBusy(app, longestDelay)
  await limitRequests(app, config.RATE_LIMIT_PER_MINUTE)
}

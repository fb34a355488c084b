import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { AppError } from '@portal/domain/platform/errors'
import type { FastifyInstance } from 'fastify'
import { type Config, defaultRateLimit } from '#platform/config.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests per minute and address at the default general limit. It scales with the general limit. */
    perMinute?: number | undefined
    /** Answers even under overload. A liveness probe must not fail because the server is busy. */
    evenIfBusy?: boolean
  }
}

const minute = 60_000

/** Refuses requests when the event loop delay exceeds `longestDelay` ms. 0 disables the check. */
async function refuseWhenBusy(app: FastifyInstance, longestDelay: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: (request) => {
      if (!request.routeOptions.config.evenIfBusy) throw new AppError('LAYANAN_SIBUK')
    },
  })
}

/**
 * Installs the rate limit as a hook before authentication. A refused request must not cost a query, and requests that
 * fail to authenticate or match no route count too.
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

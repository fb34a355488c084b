import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { pasarRoutes } from './pasar/pasar.routes.ts'

/** The wing of the markets: where they are, what they have, who sells there. */
export function pasarModule(platform: Platform) {
  return {
    routes(app: FastifyInstance): void {
      pasarRoutes(app, platform)
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { komoditasRoutes } from './komoditas/komoditas.routes.ts'

/** The wing of the food-safety authority: registry, tests, supervision, master data, statistics. */
export function okkpModule(platform: Platform) {
  return {
    routes(app: FastifyInstance): void {
      komoditasRoutes(app, platform)
    },
  }
}

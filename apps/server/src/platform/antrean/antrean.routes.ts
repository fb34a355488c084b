import { listAntrean } from '@portal/domain/platform/antrean/antrean.contract'
import type { FastifyInstance } from 'fastify'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readAntrean } from './antrean.service.ts'
import type { SumberAntrean } from './sumber.ts'

/** Registers the queue of OKKP and markets. Each module provides sources for its own work. */
export function antreanRoutes(
  app: FastifyInstance,
  platform: Platform,
  sources: readonly SumberAntrean[],
): void {
  route(app, listAntrean, {
    access: 'beranda.petugas',
    handler: ({ query, caller }) => readAntrean(platform, sources, caller.actor, query),
  })
}

import { searchPetugas } from '@portal/domain/platform/pencarian/pencarian.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { searchSources } from './pencarian.service.ts'
import type { SumberPencarian } from './sumber.ts'

/** Registers the search across all services. Each module provides sources for its own lists. */
export function pencarianRoutes(
  app: FastifyInstance,
  platform: Platform,
  sources: readonly SumberPencarian[],
): void {
  route(app, searchPetugas, {
    access: 'beranda.petugas',
    // The browser sends a request at every pause in typing.
    perMinute: 240,
    handler: async ({ query: { kata }, caller }) =>
      ok(await searchSources(platform, sources, caller.actor, kata)),
  })
}

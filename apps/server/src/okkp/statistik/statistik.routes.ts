import { registrasiByProvinsi } from '@portal/domain/okkp/statistik/statistik.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readRegistrasiByProvinsi } from './statistik.service.ts'

/** Aggregates of the registry; anyone may ask for any region. */
export function statistikRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, registrasiByProvinsi, {
    access: 'publik',
    perMinute: 120,
    tagged: true,
    handler: async ({ query, caller }) => {
      const { rows, message } = await readRegistrasiByProvinsi(platform, caller.actor, query)
      return ok(rows, message)
    },
  })
}

import { listProvinsi } from '@portal/domain/platform/wilayah/wilayah.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readWilayah } from './wilayah.service.ts'

export function wilayahRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listProvinsi, {
    access: 'publik',
    handler: async ({ query, reply }) => {
      const data = await readWilayah(platform, query.kode)
      // Regions change by law and rarely, so the browser may cache them. Proxies must not.
      reply.header('cache-control', 'private, max-age=300')
      return ok(data)
    },
  })
}

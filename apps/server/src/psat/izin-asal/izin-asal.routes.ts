import { listIzinSaya } from '@portal/domain/psat/oss/izin.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readIzinSaya } from './izin-asal.service.ts'

export function izinAsalRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listIzinSaya, {
    access: 'psat.ajukan',
    handler: async ({ query, caller }) => ok(await readIzinSaya(platform, caller.actor, query)),
  })
}

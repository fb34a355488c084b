import { listIzinOss } from '@portal/domain/psat/oss/izin.contract'
import type { FastifyInstance } from 'fastify'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readIzinOss } from './daftar-izin.service.ts'

export function ossRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listIzinOss, {
    access: 'oss.izin.baca',
    handler: ({ query, caller }) => readIzinOss(platform, caller.actor, query),
  })
}

import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import type { FastifyInstance } from 'fastify'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readDaftar } from './daftar.service.ts'

export function daftarRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listBerkas, {
    access: 'psat.daftar',
    handler: ({ query, caller }) => readDaftar(platform, caller.actor, query),
  })
}

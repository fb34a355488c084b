import { pilihanDemo } from '@portal/domain/akun/sesi/demo.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readPilihanDemo } from './demo.service.ts'

export function demoRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, pilihanDemo, {
    access: 'publik',
    perMinute: 120,
    handler: async () => ok(await readPilihanDemo(platform)),
  })
}

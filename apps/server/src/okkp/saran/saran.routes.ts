import { saranOkkp } from '@portal/domain/okkp/saran/saran.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readSaran } from './saran.service.ts'

export function saranRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, saranOkkp, {
    access: 'publik',
    // The browser sends a request at every typing pause.
    perMinute: 240,
    handler: async ({ query: { kata } }) => ok(await readSaran(platform, kata)),
  })
}

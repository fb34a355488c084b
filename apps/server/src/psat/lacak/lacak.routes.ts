import { lacakCall } from '@portal/domain/psat/lacak/lacak.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readLacak } from './lacak.service.ts'

export function lacakRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, lacakCall, {
    access: 'publik',
    audit: { none: 'hanya membaca; kode rahasia tidak boleh berada di alamat' },
    perMinute: 10,
    handler: async ({ body }) => ok(await readLacak(platform, body)),
  })
}

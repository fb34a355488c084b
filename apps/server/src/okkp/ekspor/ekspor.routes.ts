import * as contracts from '@portal/domain/okkp/ekspor.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { acceptAsync, prefersAsync } from '#platform/http/prefer.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './ekspor.service.ts'

export function eksporRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.exportRegistrasi, {
    access: 'registrasi.kelola',
    audit: 'registrasi.ekspor',
    perMinute: 30,
    async handler({ body, caller, request, reply }) {
      const background = prefersAsync(request)
      const ekspor = await service.exportRegistrasi(platform, caller, body, { background })
      if (background) acceptAsync(reply, contracts.detailEkspor, ekspor.uuid)
      return ok(ekspor)
    },
  })
  route(app, contracts.detailEkspor, {
    access: 'registrasi.kelola',
    handler: async ({ params, caller }) => ok(await service.readEkspor(platform, caller.actor, params.uuid)),
  })
}

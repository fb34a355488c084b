import { addPesan, listPesan } from '@portal/domain/psat/pesan/pesan.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readPesan, sendPesan } from './pesan.service.ts'

export function pesanRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listPesan, {
    access: 'psat.baca',
    handler: async ({ params, caller }) => ok(await readPesan(platform, caller.actor, params.uuid)),
  })
  route(app, addPesan, {
    access: 'psat.baca',
    audit: 'pesan.kirim',
    perMinute: 30,
    handler: async ({ params, body, caller }) =>
      ok(await sendPesan(platform, caller, params.uuid, body), 'Pesan telah dikirim'),
  })
}

import { addWakil, endWakil, listWakil } from '@portal/domain/akun/wakil/wakil.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { endEarly, nameWakil, readWakil } from './wakil.service.ts'

const access = 'akun.wakil'

export function wakilRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listWakil, {
    access,
    handler: async ({ query, caller }) => ok(await readWakil(platform, caller.actor, query.user)),
  })
  route(app, addWakil, {
    access,
    audit: 'wakil.tunjuk',
    handler: async ({ body, caller }) => ok(await nameWakil(platform, caller, body), 'Wakil telah ditunjuk.'),
  })
  route(app, endWakil, {
    access,
    audit: 'wakil.akhiri',
    handler: async ({ body, caller }) => ok(await endEarly(platform, caller, body), 'Cuti telah diakhiri.'),
  })
}

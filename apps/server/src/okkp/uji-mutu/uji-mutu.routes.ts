import { listAturanMutu, ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import * as service from './uji-mutu.service.ts'

const access = 'uji-mutu.kelola'

export function ujiMutuRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, ujiMutuCalls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { page, rows, total } = await service.readDaftarMutu(platform, caller.actor, query)
      return pageOf(page, rows, total)
    },
  })
  route(app, ujiMutuCalls.detail, {
    access,
    handler: async ({ query, caller }) =>
      ok(await service.readMutu(platform, caller.actor, query.uji_mutu_id)),
  })
  route(app, listAturanMutu, {
    access: 'publik',
    handler: async () => ok(await service.readAturanMutu(platform)),
  })
  recordWriteRoutes(app, platform, ujiMutuCalls, {
    access,
    event: 'uji-mutu',
    idName: 'uji_mutu_id',
    kind: ({ actor }) => service.mutuKind(platform, actor),
  })
}

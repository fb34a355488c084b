import { addResponden, removeResponden, surveiCalls } from '@portal/domain/pasar/survei/survei.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import * as service from './survei.service.ts'

const access = 'pasar.kelola'

export function surveiRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, surveiCalls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readSurveiList(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, surveiCalls.detail, {
    access,
    handler: async ({ query, caller }) => ok(await service.readSurvei(platform, caller.actor, query.id)),
  })
  recordWriteRoutes(app, platform, surveiCalls, {
    access,
    event: 'survei',
    kind: ({ actor }) => service.surveiKind(actor),
  })
  route(app, addResponden, {
    access,
    audit: 'responden.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.recordResponden(platform, caller, body), 'Jawaban telah dicatat'),
  })
  route(app, removeResponden, {
    access,
    audit: 'responden.hapus',
    handler: async ({ query, caller }) => {
      await service.removeResponden(platform, caller, query.id)
      return done('Jawaban telah dihapus')
    },
  })
}

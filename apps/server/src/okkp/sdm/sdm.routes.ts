import { listAkunAuditor, sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import { sdmFileAccess } from './sdm.files.ts'
import * as service from './sdm.service.ts'

export function sdmRoutes(app: FastifyInstance, platform: Platform): void {
  platform.files.registerRecordAccess('sdm', sdmFileAccess)
  route(app, sdmCalls.list, {
    access: 'publik',
    perMinute: 120,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readSdm(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, sdmCalls.detail, {
    access: 'publik',
    handler: async ({ query, caller }) => ok(await service.readOne(platform, caller.actor, query.sdm_id)),
  })
  route(app, listAkunAuditor, {
    access: 'sdm.taut',
    handler: async () => ok(await service.readAkunAuditor(platform)),
  })
  recordWriteRoutes(app, platform, sdmCalls, {
    access: 'sdm.kelola',
    event: 'sdm',
    idName: 'sdm_id',
    kind: ({ actor }) => service.sdmKind(platform, actor),
  })
}

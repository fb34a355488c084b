import { namesIn } from '@portal/domain/platform/stored-name'
import { dataUsahaCalls, getDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import { dataUsahaKind, readDataUsaha } from './data-usaha.service.ts'

export function dataUsahaRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, getDataUsaha, {
    access: 'psat.ajukan',
    handler: async ({ query, caller }) => ok(await readDataUsaha(platform, caller.actor, query.perusahaan)),
  })
  for (const jenis of namesIn(dataUsahaCalls)) {
    recordWriteRoutes(app, platform, dataUsahaCalls[jenis], {
      access: 'psat.ajukan',
      event: jenis,
      kind: ({ actor }, { query }) =>
        dataUsahaKind(platform, actor, jenis, (query as { perusahaan?: string }).perusahaan),
    })
  }
}

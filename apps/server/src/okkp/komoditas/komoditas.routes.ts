import { komoditasCalls, listKelompokKomoditas } from '@portal/domain/okkp/komoditas/komoditas.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import * as service from './komoditas.service.ts'

export function komoditasRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, komoditasCalls.list, {
    access: 'publik',
    handler: async ({ query }) => {
      const { page, rows, total } = await service.readKomoditas(platform, query)
      return pageOf(page, rows, total)
    },
  })
  route(app, listKelompokKomoditas, {
    access: 'publik',
    handler: async () => ok(await service.readKelompok(platform)),
  })
  recordWriteRoutes(app, platform, komoditasCalls, {
    access: 'master.kelola',
    event: 'komoditas',
    kind: () => service.komoditasKind,
  })
}

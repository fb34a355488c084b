import * as contracts from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './tindak-lanjut.service.ts'

export function tindakLanjutRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.listTindakLanjut, {
    access: 'tindak-lanjut.lihat',
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readDaftar(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, contracts.detailTindakLanjut, {
    access: 'tindak-lanjut.lihat',
    handler: async ({ query, caller }) => ok(await service.readRantai(platform, caller.actor, query.id)),
  })
  route(app, contracts.closeTindakLanjut, {
    access: 'tindak-lanjut.kelola',
    audit: 'tindak-lanjut.tutup',
    handler: async ({ body, caller }) =>
      ok(await service.closeRantai(platform, caller, body), 'Tindak lanjut telah ditutup'),
  })
}

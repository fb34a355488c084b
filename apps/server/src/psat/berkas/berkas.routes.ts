import { jalurIzin } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import { getBerkas, readPengajuan } from '@portal/domain/psat/pengajuan/read.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readAuditHistory, readBerkas } from './berkas.service.ts'

export function berkasRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, getBerkas, {
    access: 'psat.baca',
    handler: async ({ params, caller }) => ok(await readBerkas(platform, caller.actor, params.uuid)),
  })
  for (const izin of ['sppb', 'pl'] as const) {
    route(app, readPengajuan[izin].auditHistory, {
      access: 'psat.baca',
      handler: async ({ query, caller }) =>
        ok(await readAuditHistory(platform, caller.actor, jalurIzin[izin], query.id)),
    })
  }
}

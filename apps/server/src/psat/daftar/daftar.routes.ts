import { listBerkas } from '@portal/domain/psat/daftar/daftar.contract'
import { jalurIzin } from '@portal/domain/psat/pengajuan/pengajuan.contract'
import { getBerkas, readPengajuan } from '@portal/domain/psat/pengajuan/read.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readDaftar } from './daftar.service.ts'
import { readAuditHistory, readBerkas } from './rincian/berkas.service.ts'

export function daftarRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, listBerkas, {
    access: 'psat.daftar',
    handler: ({ query, caller }) => readDaftar(platform, caller.actor, query),
  })
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

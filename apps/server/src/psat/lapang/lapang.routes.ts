import {
  getCeklisBerkas,
  getCeklisMaster,
  saveCeklisBerkas,
  setCeklisMaster,
} from '@portal/domain/psat/lapang/ceklis'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readAuditLapang, writeAuditLapang } from './audit-lapang.service.ts'
import { publishCeklis, readCeklisMaster } from './ceklis-master.service.ts'

export function lapangRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, getCeklisBerkas, {
    access: 'psat.periksa',
    handler: async ({ params, caller }) => ok(await readAuditLapang(platform, caller.actor, params.uuid)),
  })
  route(app, saveCeklisBerkas, {
    access: 'psat.periksa',
    audit: 'ceklis.isi',
    handler: async ({ params, body, caller }) =>
      ok(await writeAuditLapang(platform, caller, params.uuid, body), 'Data telah disimpan'),
  })
  route(app, getCeklisMaster, {
    access: 'psat.master.baca',
    handler: async () => ok(await readCeklisMaster(platform)),
  })
  route(app, setCeklisMaster, {
    access: 'psat.master.kelola',
    audit: 'ceklis.ubah',
    handler: async ({ body, caller }) =>
      ok(await publishCeklis(platform, caller, body), 'Data telah disimpan'),
  })
}

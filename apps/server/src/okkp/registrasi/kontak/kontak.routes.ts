import { addCatatanKontak } from '@portal/domain/okkp/registrasi/kontak.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './kontak.service.ts'

export function kontakRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, addCatatanKontak, {
    access: 'registrasi.kelola',
    audit: 'kontak.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.addCatatan(platform, caller, body), 'Data telah ditambahkan'),
  })
}

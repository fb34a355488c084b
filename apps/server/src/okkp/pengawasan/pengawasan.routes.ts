import * as contracts from '@portal/domain/okkp/pengawasan/pengawasan.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './pengawasan.service.ts'

export function pengawasanRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.addPengawasan, {
    access: 'registrasi.kelola',
    audit: 'pengawasan.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.addPengawasan(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, contracts.updatePengawasan, {
    access: 'registrasi.kelola',
    audit: 'pengawasan.ubah',
    handler: async ({ body, caller }) =>
      ok(await service.changePengawasan(platform, caller, body), 'Data telah diubah'),
  })
  route(app, contracts.deletePengawasan, {
    access: 'registrasi.kelola',
    audit: 'pengawasan.hapus',
    handler: async ({ query, caller }) =>
      ok(await service.removePengawasan(platform, caller, query.pengawasanId), 'Data telah dihapus'),
  })
}

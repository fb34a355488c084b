import { provinsiWrites } from '@portal/domain/okkp/master/master.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './provinsi.service.ts'

export function provinsiRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, provinsiWrites.add, {
    access: 'master.kelola',
    audit: 'wilayah.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.addWilayah(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, provinsiWrites.update, {
    access: 'master.kelola',
    audit: 'wilayah.ubah',
    handler: async ({ body, caller }) =>
      ok(await service.renameWilayah(platform, caller, body), 'Data telah diubah'),
  })
  route(app, provinsiWrites.remove, {
    access: 'master.kelola',
    audit: 'wilayah.hapus',
    handler: async ({ query, caller }) => {
      await service.removeWilayah(platform, caller, query.id)
      return done('Data telah dihapus')
    },
  })
}

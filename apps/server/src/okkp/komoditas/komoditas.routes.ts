import * as contracts from '@portal/domain/okkp/komoditas.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './komoditas.service.ts'

export function komoditasRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.listKomoditas, {
    access: 'publik',
    handler: async ({ query }) => {
      const { page, rows, total } = await service.readKomoditas(platform, query)
      return pageOf(page, rows, total)
    },
  })
  route(app, contracts.listKelompokKomoditas, {
    access: 'publik',
    handler: async () => ok(await service.readKelompok(platform)),
  })
  route(app, contracts.addKomoditas, {
    access: 'master.kelola',
    audit: 'komoditas.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.addKomoditas(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, contracts.updateKomoditas, {
    access: 'master.kelola',
    audit: 'komoditas.ubah',
    handler: async ({ body, caller }) =>
      ok(await service.changeKomoditas(platform, caller, body), 'Data telah diubah'),
  })
  route(app, contracts.deleteKomoditas, {
    access: 'master.kelola',
    audit: 'komoditas.hapus',
    handler: async ({ query, caller }) => {
      await service.removeKomoditas(platform, caller, query.id)
      return done('Data telah dihapus')
    },
  })
}

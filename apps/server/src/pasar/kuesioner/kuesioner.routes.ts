import { type KuesionerForm, kuesionerCalls } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './kuesioner.service.ts'

export function kuesionerRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, kuesionerCalls.list, {
    access: 'pasar.kelola',
    handler: async () => ok(await service.readKuesioner(platform)),
  })
  route(app, kuesionerCalls.add, {
    access: 'master.kelola',
    audit: 'kuesioner.tambah',
    handler: async ({ body, caller }) =>
      ok(await service.addKuesioner(platform, caller, body), 'Data telah ditambahkan'),
  })
  route(app, kuesionerCalls.update, {
    access: 'master.kelola',
    audit: 'kuesioner.ubah',
    handler: async ({ body, caller }) => {
      const { id, versi, ...form } = body as KuesionerForm & { id: number; versi: number }
      const stored = await service.changeKuesioner(platform, caller, { id, versi, form })
      const isNext = stored.id !== id
      return ok(
        stored,
        isNext
          ? `Edisi sebelumnya sudah dipakai, jadi perubahan ini menjadi edisi ${stored.edisi}`
          : 'Data telah diubah',
      )
    },
  })
  route(app, kuesionerCalls.remove, {
    access: 'master.kelola',
    audit: 'kuesioner.hapus',
    handler: async ({ query, caller }) => {
      await service.removeKuesioner(platform, caller, query.id)
      return done('Data telah dihapus')
    },
  })
}

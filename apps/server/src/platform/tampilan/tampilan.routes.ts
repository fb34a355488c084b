import { deleteTampilan, listTampilan, saveTampilan } from '@portal/domain/platform/list/tampilan.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import * as service from './tampilan.service.ts'

/** Registers the named list views of an account. They are available on all its devices. */
export function tampilanRoutes(app: FastifyInstance, platform: Platform): void {
  const access = 'akun.sendiri'
  route(app, listTampilan, {
    access,
    handler: async ({ query, caller }) => ok(await service.listOwn(platform, caller.actor, query.daftar)),
  })
  route(app, saveTampilan, {
    access,
    audit: 'tampilan.simpan',
    handler: async ({ body, caller }) => ok(await service.save(platform, caller, body), 'Tampilan disimpan'),
  })
  route(app, deleteTampilan, {
    access,
    audit: 'tampilan.hapus',
    handler: async ({ query, caller }) => {
      await service.remove(platform, caller, query.id)
      return done('Tampilan dihapus')
    },
  })
}

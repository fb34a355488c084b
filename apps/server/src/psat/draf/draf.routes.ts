import * as contracts from '@portal/domain/psat/draf/draf.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { discardDraf, readDraf, readDrafs, saveDraf, startDraf } from './draf.service.ts'

export function drafRoutes(app: FastifyInstance, platform: Platform): void {
  route(app, contracts.listDraf, {
    access: 'psat.ajukan',
    handler: async ({ caller }) => ok(await readDrafs(platform, caller.actor)),
  })
  route(app, contracts.getDraf, {
    access: 'psat.ajukan',
    handler: async ({ params, caller }) => ok(await readDraf(platform, caller.actor, params.uuid)),
  })
  route(app, contracts.addDraf, {
    access: 'psat.ajukan',
    audit: 'draf.tambah',
    handler: async ({ body, caller }) => ok(await startDraf(platform, caller, body)),
  })
  route(app, contracts.updateDraf, {
    access: 'psat.ajukan',
    audit: { none: 'draf disimpan terus-menerus selagi ditulis; pengirimannya yang dicatat' },
    handler: async ({ params, body, caller }) => ok(await saveDraf(platform, caller, params.uuid, body)),
  })
  route(app, contracts.deleteDraf, {
    access: 'psat.ajukan',
    audit: 'draf.hapus',
    handler: async ({ params, caller }) => {
      await discardDraf(platform, caller, params.uuid)
      return done('Draf telah dibuang')
    },
  })
}

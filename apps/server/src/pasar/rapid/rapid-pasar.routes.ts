import {
  bukaTindakLanjutPasar,
  jumlahRapidPasar,
  listKiosUji,
  rapidPasarCalls,
  telusurRapid,
} from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import type { FastifyInstance } from 'fastify'
import { ok, pageOf } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { recordWriteRoutes } from '#platform/record/record.routes.ts'
import * as service from './rapid-pasar.service.ts'
import * as around from './rapid-pasar-telusur.service.ts'

const access = 'pasar.kelola'

export function rapidPasarRoutes(app: FastifyInstance, platform: Platform): void {
  platform.files.registerRecordAccess('rapid-pasar', service.rapidPasarFileAccess)
  route(app, rapidPasarCalls.list, {
    access,
    handler: async ({ query, caller }) => {
      const { rows, total } = await service.readRapidList(platform, caller.actor, query)
      return pageOf(query, rows, total)
    },
  })
  route(app, rapidPasarCalls.detail, {
    access,
    handler: async ({ query, caller }) => ok(await service.readRapid(platform, caller.actor, query.id)),
  })
  route(app, jumlahRapidPasar, {
    access,
    handler: async ({ query, caller }) => ok(await service.readJumlah(platform, caller.actor, query)),
  })
  route(app, listKiosUji, {
    access,
    handler: async ({ query, caller }) => ok(await around.readKios(platform, caller.actor, query.pasar_id)),
  })
  route(app, telusurRapid, {
    access,
    handler: async ({ query, caller }) => ok(await around.telusurUji(platform, caller.actor, query.id)),
  })
  route(app, bukaTindakLanjutPasar, {
    access,
    audit: 'tindak-lanjut.buka',
    handler: async ({ body, caller }) =>
      ok(await around.openByHand(platform, caller, body.id), 'Tindak lanjut telah dibuka'),
  })
  recordWriteRoutes(app, platform, rapidPasarCalls, {
    access,
    event: 'rapid-pasar',
    kind: ({ actor }) => service.rapidPasarKind(platform, actor),
  })
}

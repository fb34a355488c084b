import {
  jumlahRapidPasar,
  listKiosUji,
  openTindakLanjutPasar,
  rapidPasarCalls,
  telusurRapid,
} from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import type { FastifyInstance } from 'fastify'
import { rapidRoutes } from '#okkp/index.ts'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { diPasar } from './rapid-test-di-pasar.ts'
import { readKios, telusurUji } from './rapid-test-pasar-telusur.service.ts'

const { access } = diPasar
const calls = { ...rapidPasarCalls, jumlah: jumlahRapidPasar, buka: openTindakLanjutPasar }

export function rapidPasarRoutes(app: FastifyInstance, platform: Platform): void {
  rapidRoutes(app, platform, diPasar, calls)
  route(app, listKiosUji, {
    access,
    handler: async ({ query, caller: { actor } }) => ok(await readKios(platform, actor, query.pasar_id)),
  })
  route(app, telusurRapid, {
    access,
    handler: async ({ query, caller: { actor } }) => ok(await telusurUji(platform, actor, query.id)),
  })
}

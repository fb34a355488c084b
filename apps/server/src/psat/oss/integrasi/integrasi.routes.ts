import * as contracts from '@portal/domain/psat/oss/integrasi.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { Pemutus } from '../klien/pemutus.ts'
import {
  changePemetaan,
  readAntrean,
  readIntegrasi,
  readPemetaan,
  retry,
  stop,
  turn,
} from './integrasi.service.ts'

export function integrasiRoutes(
  app: FastifyInstance,
  platform: Platform,
  pemutus: Pemutus | undefined,
): void {
  const access = 'oss.integrasi'
  route(app, contracts.integrasiOss, { access, handler: async () => ok(await readIntegrasi(platform)) })
  route(app, contracts.listPesanOss, { access, handler: ({ query }) => readAntrean(platform, query) })
  route(app, contracts.retryPesanOss, {
    access,
    audit: 'oss.coba-lagi',
    handler: async ({ body, caller }) => {
      const count = await retry(platform, caller, body)
      // The manual retry closes the circuit breaker, so the next message goes out immediately.
      pemutus?.recordSuccess()
      return done(`${count} pesan dicoba lagi`)
    },
  })
  route(app, contracts.holdPesanOss, {
    access,
    audit: 'oss.tahan',
    handler: async ({ body, caller }) => {
      await stop(platform, caller, body)
      return done(body.status === 'ditahan' ? 'Pesan ditahan' : 'Pesan dibatalkan')
    },
  })
  route(app, contracts.saklarOss, {
    access,
    audit: 'oss.saklar',
    handler: async ({ body, caller }) => {
      await turn(platform, caller, body)
      return done(body.ditahan ? 'Pengiriman ditahan' : 'Pengiriman dilanjutkan')
    },
  })
  route(app, contracts.listPemetaanOss, { access, handler: async () => ok(await readPemetaan(platform)) })
  route(app, contracts.changePemetaanOss, {
    access,
    audit: 'oss.pemetaan',
    handler: async ({ body, caller }) => {
      await changePemetaan(platform, caller, body)
      return done('Pemetaan disimpan')
    },
  })
}

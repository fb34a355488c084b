import * as calls from '@portal/domain/pasar/dasbor/dasbor.contract'
import type { FastifyInstance } from 'fastify'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readPersentaseDokumen, readTotalPasar } from './pasar-dasbor.service.ts'
import { readKomoditasPedagang, readPedagangWilayah } from './pedagang-dasbor.service.ts'
import { readBandingRapid, readStatistikRapid } from './rapid-test-dasbor.service.ts'
import { readSanitasiPasar, readSanitasiProvinsi } from './sanitasi-dasbor.service.ts'
import { readBandingSurvei } from './survei-dasbor.service.ts'

/** Builds the response. An empty result is a success with a message that says why it is empty. */
const told = <T>({ data, kosong }: { data: T; kosong: string | undefined }) => ({
  success: true as const,
  data,
  ...(kosong !== undefined && { message: kosong }),
})

/** Routes of the dashboards. Public figures need no session; `lingkupOf` requires one for all other figures. */
export function dasborRoutes(app: FastifyInstance, platform: Platform): void {
  const open = { access: 'publik', tagged: true, sharedAnswer: true } as const
  route(app, calls.bandingSurveiCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readBandingSurvei(platform, caller.actor, query)),
  })
  route(app, calls.komoditasPedagangCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readKomoditasPedagang(platform, caller.actor, query)),
  })
  route(app, calls.pedagangWilayahCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readPedagangWilayah(platform, caller.actor, query)),
  })
  route(app, calls.totalPasarCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readTotalPasar(platform, caller.actor, query)),
  })
  route(app, calls.persentaseDokumenCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readPersentaseDokumen(platform, caller.actor, query)),
  })
  route(app, calls.sanitasiPasarCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readSanitasiPasar(platform, caller.actor, query)),
  })
  route(app, calls.sanitasiProvinsiCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readSanitasiProvinsi(platform, caller.actor, query)),
  })
  route(app, calls.bandingRapidCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readBandingRapid(platform, caller.actor, query)),
  })
  route(app, calls.statistikRapidCall, {
    ...open,
    handler: async ({ query, caller }) => told(await readStatistikRapid(platform, caller.actor, query)),
  })
}

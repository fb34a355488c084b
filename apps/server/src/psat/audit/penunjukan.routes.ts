import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import {
  appointTeams,
  listCalonAuditor,
  listCalonBersama,
} from '@portal/domain/psat/audit/penunjukan.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { readCalon } from './penunjukan.service.ts'
import { appointTogether, type Penunjuk, summaryOf } from './penunjukan-bersama.service.ts'

/**
 * Routes for the appointment of a team to one or several files. `penunjuk` holds the appointment function of each
 * track.
 */
export function penunjukanRoutes(
  app: FastifyInstance,
  platform: Platform,
  penunjuk: Partial<Record<NamaAlur, Penunjuk>>,
): void {
  route(app, listCalonAuditor, {
    access: 'psat.tunjuk',
    handler: async ({ params, caller }) => ok(await readCalon(platform, caller.actor, [params.uuid])),
  })
  route(app, listCalonBersama, {
    access: 'psat.tunjuk',
    handler: async ({ query, caller }) => ok(await readCalon(platform, caller.actor, query.berkas)),
  })
  route(app, appointTeams, {
    access: 'psat.tunjuk',
    audit: 'pengajuan.tunjuk-auditor',
    handler: async ({ body, caller }) => {
      const hasil = await appointTogether(platform, caller, penunjuk, body)
      return ok(hasil, summaryOf(hasil))
    },
  })
}

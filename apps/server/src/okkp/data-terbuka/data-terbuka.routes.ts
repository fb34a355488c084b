import { openKepuasan, openRegistrasi } from '@portal/domain/okkp/data-terbuka/data-terbuka.contract'
import type { FastifyInstance } from 'fastify'
import { openDataRoutes } from '#platform/data-terbuka/open-data.routes.ts'
import { methodsOf } from '#platform/http/conditional.ts'
import type { Platform } from '#platform/platform.ts'
import { readOpenKepuasan, readOpenRegistrasi } from './data-terbuka.service.ts'

export function dataTerbukaRoutes(app: FastifyInstance, platform: Platform): void {
  openDataRoutes(app, openRegistrasi, (query) => readOpenRegistrasi(platform, query))
  openDataRoutes(app, openKepuasan, (query) => readOpenKepuasan(platform, query))
  // Its address before versions; programs of others still ask there.
  for (const kind of ['csv', 'json'])
    app.route({
      method: methodsOf('GET'),
      url: `/api/data-terbuka/registrasi.${kind}`,
      config: { access: 'publik' },
      handler: (request, reply) =>
        reply.redirect(request.url.replace('/data-terbuka/', '/data-terbuka/v1/'), 308),
    })
}

import type { FastifyInstance } from 'fastify'
import { methodsOf } from '#platform/http/conditional.ts'

/** The registry's addresses before versions; programs of others still ask there. */
export function dataTerbukaLamaRoutes(app: FastifyInstance): void {
  for (const kind of ['csv', 'json'])
    app.route({
      method: methodsOf('GET'),
      url: `/api/data-terbuka/registrasi.${kind}`,
      config: { access: 'publik' },
      handler: (request, reply) =>
        reply.redirect(request.url.replace('/data-terbuka/', '/data-terbuka/v1/'), 308),
    })
}

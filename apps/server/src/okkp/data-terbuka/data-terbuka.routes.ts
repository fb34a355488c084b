import type { FastifyInstance } from 'fastify'
import { methodsOf } from '#platform/http/conditional.ts'

/** Redirects the unversioned addresses of the registry, which programs of third parties still call. */
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

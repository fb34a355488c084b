import { notFound } from '@portal/domain/platform/errors'
import { isTilePath } from '@portal/domain/platform/transparansi/tiles'
import { readTransparansi, sendKesaksian } from '@portal/domain/platform/transparansi/transparansi.contract'
import type { FastifyInstance } from 'fastify'
import { done, ok } from '#platform/http/answers.ts'
import { methodsOf } from '#platform/http/conditional.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { checkpointPath, keyPath } from './public-log.ts'
import { readLog } from './transparansi.service.ts'

const immutable = 'public, max-age=31536000, immutable'
const brief = 'public, max-age=5'

/** Serves the files of the log. Any site may read them. A proxy may serve the same folder instead. */
function fileRoute(app: FastifyInstance, { publicLog }: Platform): void {
  app.route({
    method: methodsOf('GET'),
    url: '/log/*',
    config: { access: 'publik', perMinute: 6000 },
    handler: async (request, reply) => {
      const path = (request.params as { '*': string })['*']
      const isTile = isTilePath(path)
      const bytes =
        isTile || path === checkpointPath || path === keyPath ? await publicLog.store.read(path) : undefined
      if (!bytes) throw notFound('Berkas log')
      return reply
        .headers({
          'cache-control': isTile ? immutable : brief,
          'content-type': isTile ? 'application/octet-stream' : 'text/plain; charset=utf-8',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(Buffer.from(bytes))
    },
  })
}

export function transparansiRoutes(app: FastifyInstance, platform: Platform): void {
  fileRoute(app, platform)
  route(app, readTransparansi, {
    access: 'publik',
    perMinute: 240,
    handler: async () => ok(await readLog(platform)),
  })
  route(app, sendKesaksian, {
    access: 'publik',
    audit: { none: 'only the signature of a listed witness is accepted, and it is public in the checkpoint' },
    perMinute: 30,
    handler: async ({ body }) => {
      await platform.publicLog.addCosignature(body.checkpoint)
      return done('Kesaksian disimpan')
    },
  })
}

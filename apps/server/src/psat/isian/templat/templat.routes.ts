import { getTemplat } from '@portal/domain/psat/isian/templat.contract'
import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '#platform/files/file-name.ts'
import { route } from '#platform/http/route.ts'
import { naskahTemplat } from './naskah.ts'
import { rtf } from './rtf.ts'

/** Routes of the template letters. They are public, because applicants need them before they apply. */
export function templatRoutes(app: FastifyInstance): void {
  route(app, getTemplat, {
    access: 'publik',
    handler: async ({ params: { nama }, reply }) =>
      reply
        .headers({
          'content-type': 'application/rtf',
          'content-disposition': contentDisposition('attachment', `${nama.replaceAll('_', '-')}.rtf`),
          'cache-control': 'public, max-age=3600',
        })
        .send(rtf(naskahTemplat[nama])),
  })
}

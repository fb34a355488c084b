import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { dataUsahaFileAccess } from '#psat/data-usaha/data-usaha.files.ts'
import { dataUsahaRoutes } from '#psat/data-usaha/data-usaha.routes.ts'
import { drafFileAccess } from '#psat/draf/draf.files.ts'
import { drafRoutes } from '#psat/draf/draf.routes.ts'
import { izinAsalRoutes } from '#psat/izin-asal/izin-asal.routes.ts'
import { pengalihanRoutes } from '#psat/pengalihan/pengalihan.routes.ts'
import { pesanRoutes } from '#psat/pesan/pesan.routes.ts'
import { readRoutes } from './read.routes.ts'
import { sendRoutes } from './submit.routes.ts'

/** Registers the access rules for papers of drafts and company libraries. */
export function registerOperator({ files }: Pick<Platform, 'files'>): void {
  files.registerRecordAccess('draf', drafFileAccess)
  files.registerRecordAccess('data-usaha', dataUsahaFileAccess)
}

export function operatorRoutes(app: FastifyInstance, platform: Platform): void {
  dataUsahaRoutes(app, platform)
  drafRoutes(app, platform)
  pengalihanRoutes(app, platform)
  izinAsalRoutes(app, platform)
  sendRoutes(app, platform)
  readRoutes(app, platform)
  pesanRoutes(app, platform)
}

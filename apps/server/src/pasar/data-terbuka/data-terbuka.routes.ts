import { openPasar, openSanitasi } from '@portal/domain/pasar/data-terbuka/data-terbuka.contract'
import type { FastifyInstance } from 'fastify'
import { openDataRoutes } from '#platform/data-terbuka/open-data.routes.ts'
import type { Platform } from '#platform/platform.ts'
import { readOpenPasar, readOpenSanitasi } from './data-terbuka.service.ts'

export function dataTerbukaPasarRoutes(app: FastifyInstance, platform: Platform): void {
  openDataRoutes(app, openPasar, (query) => readOpenPasar(platform, query))
  openDataRoutes(app, openSanitasi, (query) => readOpenSanitasi(platform, query))
}

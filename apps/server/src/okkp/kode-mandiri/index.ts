import type { Part } from '#okkp/part.ts'
import { refreshDaftar } from './daftar-status.service.ts'
import { kodeMandiriRoutes } from './kode-mandiri.routes.ts'

export const kodeMandiriPart: Part = {
  routes: kodeMandiriRoutes,
  jobs: (platform) => platform.jobs.every('daftar-status', '*/5 * * * *', () => refreshDaftar(platform)),
}

import type { FastifyInstance } from 'fastify'
import type { CardProvider } from '#akun/index.ts'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import type { Platform } from '#platform/platform.ts'

/** Contribution of one folder to the module. `index.ts` joins all parts. */
export interface Part {
  routes?(app: FastifyInstance, platform: Platform): void
  jobs?(platform: Platform): void
  cards?(platform: Platform): CardProvider
  imports?: readonly ImportDefinition[]
  exports?: readonly ExportDefinition[]
}

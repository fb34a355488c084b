import type { FastifyInstance } from 'fastify'
import type { CardProvider } from '#akun/index.ts'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { ImportDefinition } from '#platform/impor/import-definition.ts'
import type { Platform } from '#platform/platform.ts'

/** What one folder brings to the wing, which joins them in its `index.ts`. */
export interface Part {
  routes?(app: FastifyInstance, platform: Platform): void
  /** Its jobs by the clock. */
  jobs?(platform: Platform): void
  /** Its cards of the start page of staff. */
  cards?(platform: Platform): CardProvider
  imports?: readonly ImportDefinition[]
  exports?: readonly ExportDefinition[]
}

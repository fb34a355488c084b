import type { Part } from '#okkp/part.ts'
import { rapidEkspor } from './ekspor-rapid.definition.ts'
import { rapidImpor } from './impor-rapid.definition.ts'
import { rapidTestRoutes } from './rapid-test.routes.ts'

export const rapidTestPart: Part = {
  routes: rapidTestRoutes,
  imports: [rapidImpor],
  exports: [rapidEkspor],
}

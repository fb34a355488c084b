import type { Part } from '#okkp/part.ts'
import { ujiLabEkspor } from './ekspor-uji-lab.definition.ts'
import { ujiLabImpor } from './impor-uji-lab.definition.ts'
import { ujiLabRoutes } from './uji-lab.routes.ts'

export const ujiLabPart: Part = { routes: ujiLabRoutes, imports: [ujiLabImpor], exports: [ujiLabEkspor] }
export { readHasilTersimpan } from './hasil-tersimpan.service.ts'

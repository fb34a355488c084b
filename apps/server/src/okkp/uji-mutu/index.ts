import type { Part } from '#okkp/part.ts'
import { mutuEkspor } from './ekspor-mutu.definition.ts'
import { mutuImpor } from './impor-mutu.definition.ts'
import { ujiMutuRoutes } from './uji-mutu.routes.ts'

export const ujiMutuPart: Part = { routes: ujiMutuRoutes, imports: [mutuImpor], exports: [mutuEkspor] }

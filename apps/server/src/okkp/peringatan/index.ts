import type { Part } from '#okkp/part.ts'
import { peringatanRoutes } from './peringatan.routes.ts'
import { peringatanCards } from './peringatan-cards.ts'

export const peringatanPart: Part = { routes: peringatanRoutes, cards: peringatanCards }

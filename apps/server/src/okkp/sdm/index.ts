import type { Part } from '#okkp/part.ts'
import { sdmEkspor } from './ekspor-sdm.definition.ts'
import { warnOfKompetensi } from './pengingat-sdm.service.ts'
import { sdmRoutes } from './sdm.routes.ts'
import { sdmCards } from './sdm-cards.ts'

export const sdmPart: Part = {
  routes: sdmRoutes,
  cards: sdmCards,
  jobs: (platform) =>
    platform.jobs.every('kompetensi-kedaluwarsa', '10 7 * * *', () => warnOfKompetensi(platform)),
  exports: [sdmEkspor],
}

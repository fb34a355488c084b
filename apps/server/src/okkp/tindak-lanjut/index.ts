import type { Part } from '#okkp/part.ts'
import { remindOfRantai } from './pengingat-rantai.service.ts'
import { tindakLanjutRoutes } from './tindak-lanjut.routes.ts'
import { tindakLanjutCards } from './tindak-lanjut-cards.ts'

export const tindakLanjutPart: Part = {
  routes: tindakLanjutRoutes,
  cards: tindakLanjutCards,
  jobs: (platform) =>
    platform.jobs.every('tindak-lanjut-pengingat', '30 7 * * *', () => remindOfRantai(platform)),
}

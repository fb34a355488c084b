import type { Part } from '#okkp/part.ts'
import { kasusRoutes } from './kasus.routes.ts'
import { kasusCards } from './kasus-cards.ts'
import { remindOfKasus } from './pengingat-kasus.service.ts'

export const kasusPart: Part = {
  routes: kasusRoutes,
  cards: kasusCards,
  jobs: (platform) =>
    platform.jobs.every('tindak-lanjut-pengingat', '30 7 * * *', () => remindOfKasus(platform)),
}

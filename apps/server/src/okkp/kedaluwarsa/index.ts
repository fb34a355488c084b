import type { Part } from '#okkp/part.ts'
import { okkpCards } from './okkp-cards.ts'
import { sendReminders } from './pengingat.service.ts'

export const kedaluwarsaPart: Part = {
  cards: okkpCards,
  jobs: (platform) =>
    platform.jobs.every('registrasi-kedaluwarsa', '0 7 * * *', () => sendReminders(platform)),
}

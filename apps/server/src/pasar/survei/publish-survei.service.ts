import { terkecilTerbuka } from '@portal/domain/platform/dasbor/terkecil-terbuka'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Platform } from '#platform/platform.ts'
import { publishAnswers } from './responden.repository.ts'

/** Publishes the answers of finished months. A survey needs at least five answers at a time. */
export function publishSurvei({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const month = new Date(`${dayInJakarta(clock()).slice(0, 7)}-01T00:00:00+07:00`)
  return publishAnswers(db, month, terkecilTerbuka)
}

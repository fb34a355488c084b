import { createHmac } from 'node:crypto'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Platform } from '#platform/platform.ts'
import { keyFor } from './sealing.ts'

/**
 * Hashes an IP address with the date. Equal addresses are recognisable for one day but not across days, so nobody can
 * be tracked.
 */
export function addressPrint(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  purpose: `alamat-${string}`,
  ip: string | undefined,
): string | null {
  if (ip === undefined) return null
  const key = keyFor(config.SESSION_SECRET, purpose)
  return createHmac('sha256', key)
    .update(`${dayInJakarta(clock())} ${ip}`)
    .digest('base64url')
    .slice(0, 22)
}

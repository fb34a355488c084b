import { createHash, timingSafeEqual } from 'node:crypto'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Config } from '#platform/config.ts'

const dayMs = 86_400_000

/** Checks the form of a token, which is a SHA-1 hash in hex. */
export function isTokenShaped(given: string | undefined): given is string {
  return given !== undefined && /^[0-9a-f]{40}$/i.test(given)
}

/**
 * Compares the token with the guide's tokens for yesterday, today and tomorrow in Jakarta. The loop always compares all
 * of them, so the run time reveals nothing.
 */
export function tokenCocok(config: Config, given: string | undefined, nib: string, now: Date): boolean {
  const { OSS_INBOUND_USER, OSS_INBOUND_PASSWORD, OSS_INBOUND_PASSWORD_BEFORE } = config
  if (!OSS_INBOUND_USER || !OSS_INBOUND_PASSWORD || !isTokenShaped(given)) return false
  const hex = Buffer.from(given.toLowerCase())
  const passwords = [OSS_INBOUND_PASSWORD, OSS_INBOUND_PASSWORD_BEFORE].filter((one) => one !== undefined)
  let fits = false
  for (const password of passwords) {
    for (const shift of [-1, 0, 1]) {
      const day = dayInJakarta(new Date(now.getTime() + shift * dayMs)).replaceAll('-', '')
      const expected = createHash('sha1')
        .update(OSS_INBOUND_USER + password + nib + day)
        .digest('hex')
      if (timingSafeEqual(hex, Buffer.from(expected))) fits = true
    }
  }
  return fits
}

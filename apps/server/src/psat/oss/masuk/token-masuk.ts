import { createHash, timingSafeEqual } from 'node:crypto'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Config } from '#platform/config.ts'

const dayMs = 86_400_000

/** By the guide's recipe, for yesterday, today and tomorrow in Jakarta; all are compared, however early one fits. */
export function tokenCocok(config: Config, given: string | undefined, nib: string, now: Date): boolean {
  const { OSS_INBOUND_USER, OSS_INBOUND_PASSWORD, OSS_INBOUND_PASSWORD_BEFORE } = config
  if (!OSS_INBOUND_USER || !OSS_INBOUND_PASSWORD) return false
  const hex = Buffer.from((given ?? '').toLowerCase().padEnd(40).slice(0, 40))
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
  return fits && (given ?? '').length === 40
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { hurufKode, panjangKode } from '@portal/domain/platform/kode-rahasia'
import type { Config } from '#platform/config.ts'
import { keyFor } from '#platform/secrets/sealing.ts'

type Secrets = Pick<Config, 'SESSION_SECRET' | 'SESSION_SECRET_BEFORE'>

function codeWith(secret: string, uuid: string): string {
  const mac = createHmac('sha256', keyFor(secret, 'kode-lacak')).update(uuid).digest()
  // 32 letters divide a byte evenly, so every letter carries five bits: sixty in all.
  return Array.from(mac.subarray(0, panjangKode), (byte) => hurufKode[byte % hurufKode.length]).join('')
}

/** Returns the tracking code of a file. It follows from the file and the server's secret, so nothing is stored. */
export const kodeLacak = ({ SESSION_SECRET }: Secrets, uuid: string) => codeWith(SESSION_SECRET, uuid)

/** Checks a code in constant time. Receipts printed before a change of the secret work while the old one is set. */
export function isKodeLacak(
  { SESSION_SECRET, SESSION_SECRET_BEFORE }: Secrets,
  uuid: string,
  kode: string,
): boolean {
  return [SESSION_SECRET, SESSION_SECRET_BEFORE].some(
    (secret) => secret && timingSafeEqual(Buffer.from(codeWith(secret, uuid)), Buffer.from(kode)),
  )
}

import { createHmac, randomBytes } from 'node:crypto'
import { keyFor, seal, unseal } from '#platform/secrets/sealing.ts'

/** As `wing.ts` says it where secrets are listed that a change of SESSION_SECRET wraps again. */
const purpose = 'kunci-nik'

/** One key as the database keeps it: wrapped. */
export interface KunciTerbungkus {
  id: number
  kunci: string
}

export interface NikTersegel {
  nik_segel: string
  nik_sidik: string
  nik_kunci_id: number
}

/** A new key, wrapped for the database. */
export function newKunci(secret: string): string {
  return seal(keyFor(secret, purpose), randomBytes(32).toString('base64url'))
}

const opened = (secret: string, { kunci }: KunciTerbungkus) => unseal(keyFor(secret, purpose), kunci)

/** The same person in one market has one fingerprint; in another market another, so that nobody is followed around. */
export function sidikOf(secret: string, kunci: KunciTerbungkus, pasarId: number, nik: string): string {
  const key = keyFor(opened(secret, kunci), 'sidik')
  return createHmac('sha256', key).update(`${pasarId}:${nik}`).digest('base64url')
}

export function sealNik(secret: string, kunci: KunciTerbungkus, pasarId: number, nik: string): NikTersegel {
  return {
    nik_segel: seal(keyFor(opened(secret, kunci), 'segel'), nik),
    nik_sidik: sidikOf(secret, kunci, pasarId, nik),
    nik_kunci_id: kunci.id,
  }
}

export function openNik(secret: string, kunci: KunciTerbungkus, segel: string): string {
  return unseal(keyFor(opened(secret, kunci), 'segel'), segel)
}

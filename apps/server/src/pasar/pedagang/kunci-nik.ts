import { createHmac, randomBytes } from 'node:crypto'
import { keyFor, seal, unseal } from '#platform/secrets/sealing.ts'

/**
 * Must equal the purpose in the domain's `pasar/wing.ts`, which lists the secrets to rewrap when SESSION_SECRET
 * changes.
 */
const purpose = 'kunci-nik'

/** A key as the database stores it, encrypted with SESSION_SECRET. */
export interface KunciTerbungkus {
  id: number
  kunci: string
}

export interface NikTersegel {
  nik_segel: string
  nik_sidik: string
  nik_kunci_id: number
}

export function newKunci(secret: string): string {
  return seal(keyFor(secret, purpose), randomBytes(32).toString('base64url'))
}

const opened = (secret: string, { kunci }: KunciTerbungkus) => unseal(keyFor(secret, purpose), kunci)

/** Fingerprints a NIK. The fingerprint differs per market, so nobody can track a person across markets. */
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

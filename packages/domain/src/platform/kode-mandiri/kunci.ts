/** A key signs while it is active, verifies while it is retired, and proves nothing after a leak. */
export const keadaanKunci = ['aktif', 'pensiun', 'bocor'] as const
export type KeadaanKunci = (typeof keadaanKunci)[number]

/** Public part of a signing key. `kid` is the start of the SHA-256 digest of its point. */
export interface KunciKode {
  kid: string
  x: string
  y: string
  keadaan: KeadaanKunci
}

export const polaKunci = { kid: /^[0-9a-f]{16}$/, titik: /^[\w-]{43}$/ }

/** Checks a key from outside. Devices use this instead of the schema, because Zod is larger than the whole check. */
export function isKunciKode(value: unknown): value is KunciKode {
  const { kid, x, y, keadaan } = Object(value) as Record<string, unknown>
  return (
    typeof kid === 'string' &&
    polaKunci.kid.test(kid) &&
    [x, y].every((part) => typeof part === 'string' && polaKunci.titik.test(part)) &&
    (keadaanKunci as readonly unknown[]).includes(keadaan)
  )
}

/** Joins the keys that a device has pinned with those of the server. A leak stays a leak. */
export function mergeKunci(kept: readonly KunciKode[], fresh: readonly KunciKode[]): KunciKode[] {
  const leaked = kept.filter(({ keadaan }) => keadaan === 'bocor')
  const gone = new Set(leaked.map(({ kid }) => kid))
  return [...fresh.filter(({ kid }) => !gone.has(kid)), ...leaked]
}

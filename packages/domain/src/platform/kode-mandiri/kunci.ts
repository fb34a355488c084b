import { z } from 'zod'

/** A key signs while it is active, verifies while it is retired, and proves nothing after a leak. */
export const keadaanKunci = ['aktif', 'pensiun', 'bocor'] as const
export type KeadaanKunci = (typeof keadaanKunci)[number]

/** Public part of a signing key. `kid` is the start of the SHA-256 digest of its point. */
export const kunciKode = z.object({
  kid: z.string().regex(/^[0-9a-f]{16}$/),
  x: z.string().regex(/^[\w-]{43}$/),
  y: z.string().regex(/^[\w-]{43}$/),
  keadaan: z.enum(keadaanKunci),
})
export type KunciKode = z.output<typeof kunciKode>

/** Joins the keys that a device has pinned with those of the server. A leak stays a leak. */
export function mergeKunci(kept: readonly KunciKode[], fresh: readonly KunciKode[]): KunciKode[] {
  const leaked = kept.filter(({ keadaan }) => keadaan === 'bocor')
  const gone = new Set(leaked.map(({ kid }) => kid))
  return [...fresh.filter(({ kid }) => !gone.has(kid)), ...leaked]
}

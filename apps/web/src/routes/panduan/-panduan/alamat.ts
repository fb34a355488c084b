import { roleSlug, roles } from '@portal/domain/platform/roles'

/**
 * Guides by service; all other guides are by role. The first bundle includes this file, so it must not import the
 * texts.
 */
export const kelompok = ['semua', 'psat', 'okkp', 'pasar'] as const
export type NamaKelompok = (typeof kelompok)[number]

export const isKelompok = (untuk: string): untuk is NamaKelompok =>
  (kelompok as readonly string[]).includes(untuk)

export const roleOf = (untuk: string) => roles.find((role) => roleSlug(role) === untuk)

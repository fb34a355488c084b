import { roleSlug, roles } from '@portal/domain/platform/roles'

/** Guides of a service; the others are of one role. Part of the first load, and so without what they say. */
export const kelompok = ['semua', 'psat', 'okkp', 'pasar'] as const
export type NamaKelompok = (typeof kelompok)[number]

export const isKelompok = (untuk: string): untuk is NamaKelompok =>
  (kelompok as readonly string[]).includes(untuk)

export const roleOf = (untuk: string) => roles.find((role) => roleSlug(role) === untuk)

import type { KnownSearch } from '#platform/ui/link/known-search.ts'

type Daftar = { to: string; search: KnownSearch } | undefined

/** Links from figures to lists. Public pages have none. */
export interface DaftarDasbor {
  registrasi: (more: KnownSearch) => Daftar
  lab: (more: KnownSearch) => Daftar
  rapid: (more: KnownSearch) => Daftar
  mutu: (more: KnownSearch) => Daftar
  sdm: (more: KnownSearch) => Daftar
}

const none = () => undefined
export const tanpaDaftar: DaftarDasbor = {
  registrasi: none,
  lab: none,
  rapid: none,
  mutu: none,
  sdm: none,
}

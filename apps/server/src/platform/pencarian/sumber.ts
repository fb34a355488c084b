import type { Total } from '@portal/domain/platform/list/pagination'
import type { HasilPencarian } from '@portal/domain/platform/pencarian/pencarian.contract'
import type { Permission } from '@portal/domain/platform/permissions'
import type { Actor } from '#platform/actor.ts'

/** So many of each kind are shown; the rest is a step away in its list. */
export const perKelompok = 5

/** Words as a list takes them: its first page, and no more than is shown. */
export interface Dicari {
  search: string
  page: number
  limit: number
}

/**
 * One kind of record that the search of staff looks through. It asks the service behind the list of that kind, so that
 * scope and rules are those of the list, and who may open the list may find in it.
 */
export interface SumberPencarian {
  nama: string
  access: Permission
  /** Where the list stands; null for a reader who has none. */
  daftar(actor: Actor): string | null
  cari(actor: Actor, asked: Dicari): Promise<{ hasil: HasilPencarian[]; total: Total }>
}

/** What is known of a record, in one line. */
export const sebaris = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

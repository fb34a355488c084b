import type { Total } from '@portal/domain/platform/list/pagination'
import type { HasilPencarian } from '@portal/domain/platform/pencarian/pencarian.contract'
import type { Permission } from '@portal/domain/platform/permissions'
import type { Actor } from '#platform/actor.ts'

/** Results per kind. The list of that kind shows the rest. */
export const perKelompok = 5

/** A list query for the first page, limited to the shown results. */
export interface Dicari {
  search: string
  page: number
  limit: number
}

/**
 * One kind of record in the staff search. It calls the service of the list of that kind, so the same scope and rules
 * apply: an account that may open the list may search it.
 */
export interface SumberPencarian {
  nama: string
  access: Permission
  /** Returns the path of the list, or null if the actor has none. */
  daftar(actor: Actor): string | null
  search(actor: Actor, asked: Dicari): Promise<{ hasil: HasilPencarian[]; total: Total }>
}

export const sebaris = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

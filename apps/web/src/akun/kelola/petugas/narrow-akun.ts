import type { Pengguna } from '@portal/domain/akun/pengguna/pengguna.schema'
import { type PageMeta, pageMetaOf } from '@portal/domain/platform/list/pagination'

export interface PetugasView {
  page: number
  limit: number
  sort?: string | undefined
  search?: string | undefined
  role?: string | undefined
  provinsi_id?: string | undefined
  kota_id?: string | undefined
  status?: string | undefined
}

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

/**
 * Applies search, filters, order and page in the browser, because the server returns all staff of a role at once. The
 * rules equal those of the list of all accounts.
 */
export function narrowAkun(
  accounts: readonly Pengguna[],
  view: PetugasView,
): { rows: Pengguna[]; meta: PageMeta } {
  const found = accounts.filter((akun) => fits(akun, view)).sort(orderOf(view.sort ?? 'nama'))
  const last = pageMetaOf(view, found.length).max_page
  const meta = pageMetaOf({ page: Math.min(view.page, last), limit: view.limit }, found.length)
  const first = (meta.page - 1) * meta.limit
  return { rows: found.slice(first, first + meta.limit), meta }
}

function fits(akun: Pengguna, { search, role, provinsi_id, kota_id, status }: PetugasView): boolean {
  if (role && akun.role !== role) return false
  if (provinsi_id && String(akun.provinsi_id) !== provinsi_id) return false
  if (kota_id && String(akun.kota_id) !== kota_id) return false
  if (status && String(akun.status) !== status) return false
  const wanted = search?.trim().toLowerCase()
  return !wanted || `${akun.username} ${akun.nama} ${akun.email ?? ''}`.toLowerCase().includes(wanted)
}

/** Parses "nama" or "-nama" (descending). An account that never signed in sorts as the earliest. */
function orderOf(sort: string): (one: Pengguna, other: Pengguna) => number {
  const sign = sort.startsWith('-') ? -1 : 1
  const key = sort.replace('-', '')
  const textOf = (akun: Pengguna) => {
    const value = akun[key as keyof Pengguna]
    return typeof value === 'string' ? value : ''
  }
  return (one, other) => sign * collator.compare(textOf(one), textOf(other)) || one.id - other.id
}

import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import fc from 'fast-check'
import type { Executor } from '#platform/database/database.ts'
import { filteredRegistrasi, type RegistrasiFilter, sorted } from './registrasi-filter.repository.ts'

export const everywhere = { jenis: 'semua' } as const

export const anyScope = fc.constantFrom<RegionScope>(
  everywhere,
  everywhere,
  { jenis: 'provinsi', provinsi_id: 32 },
  { jenis: 'kota', provinsi_id: 32, kota_id: 3273 },
)

/** Left out now and then. */
export const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, undefined, ...values)

/** A page in the plainest way there is, which all others are held against. */
export async function plainPage(
  db: Executor,
  scope: RegionScope,
  filter: RegistrasiFilter,
  sort: Parameters<typeof sorted>[1],
  page: PageRequest,
  today: string,
): Promise<number[]> {
  const rows = await sorted(filteredRegistrasi(db, scope, filter, today), sort)
    .select('r.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map(({ id }) => id)
}

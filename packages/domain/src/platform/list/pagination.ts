import { z } from 'zod'

export const defaultPageSize = 10
export const largestPageSize = 1000

/** Query fields of every list. Pages start at 1 and have ten rows by default. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(largestPageSize).default(defaultPageSize),
}

export interface PageRequest {
  page: number
  limit: number
}

/** Number of rows in a list. `atLeast` means that counting stopped early. */
export interface Total {
  total: number
  atLeast?: boolean
}

export interface PageMeta extends PageRequest {
  total: number
  max_page: number
  /** True if the list has more than `total` rows. The server did not count them, so no last page is known. */
  total_is_minimum?: true | undefined
}

export function pageMetaOf({ page, limit }: PageRequest, counted: number | Total): PageMeta {
  const { total, atLeast }: Total = typeof counted === 'number' ? { total: counted } : counted
  const max_page = Math.max(1, Math.ceil(total / limit))
  return { page, limit, total, max_page, ...(atLeast ? { total_is_minimum: true as const } : {}) }
}

export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit
}

/** Query fields of lists that the specification leaves unpaged. Pages apply only if the caller asks for one. */
export const unpagedQuery = {
  page: pageQuery.page.unwrap().optional(),
  limit: pageQuery.limit.unwrap().optional(),
}

export function pageAsked({ page, limit }: { page?: number; limit?: number }): PageRequest | undefined {
  if (page === undefined && limit === undefined) return undefined
  return { page: page ?? 1, limit: limit ?? defaultPageSize }
}

/** Returns a request for the whole list as one page, whatever its length. */
export function wholePage(total: number): PageRequest {
  return { page: 1, limit: Math.max(largestPageSize, total) }
}

import { z } from 'zod'

export const defaultPageSize = 10
export const largestPageSize = 1000

/** Query fields of every list: page from 1, ten rows unless asked otherwise. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(largestPageSize).default(defaultPageSize),
}

export interface PageRequest {
  page: number
  limit: number
}

/** How many rows a list has; `atLeast` where counting stopped before its end. */
export interface Total {
  total: number
  atLeast?: boolean
}

export interface PageMeta extends PageRequest {
  total: number
  max_page: number
  /** There are more than `total`; how many was not counted, so there is no last page to name. */
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

/** Some lists are unpaged by specification, so only asking for a page makes pages. */
export const unpagedQuery = {
  page: pageQuery.page.unwrap().optional(),
  limit: pageQuery.limit.unwrap().optional(),
}

export function pageAsked({ page, limit }: { page?: number; limit?: number }): PageRequest | undefined {
  if (page === undefined && limit === undefined) return undefined
  return { page: page ?? 1, limit: limit ?? defaultPageSize }
}

/** The whole list as one page, however long it has become. */
export function wholePage(total: number): PageRequest {
  return { page: 1, limit: Math.max(largestPageSize, total) }
}

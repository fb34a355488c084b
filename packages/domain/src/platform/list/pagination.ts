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

export interface PageMeta extends PageRequest {
  total: number
  max_page: number
}

export function pageMetaOf({ page, limit }: PageRequest, total: number): PageMeta {
  return { page, limit, total, max_page: Math.max(1, Math.ceil(total / limit)) }
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

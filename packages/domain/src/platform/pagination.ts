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

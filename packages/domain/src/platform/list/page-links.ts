import { formatNumber } from '../format.ts'

/** This file does not import the query schema, so that public pages can draw page links without Zod. */
const pageLinks = 5

/** Returns the page numbers to show: at most five, with the current page in the middle if possible. */
export function visiblePages(page: number, maxPage: number, links = pageLinks): number[] {
  const count = Math.min(links, maxPage)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), maxPage - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

/** Page sizes that a list offers. The first is the default. */
export const pageSizes = [10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

export function pageSizeOf(value: string): PageSize | undefined {
  return pageSizes.find((size) => String(size) === value)
}

/** Returns the page that contains the current first row after a change of page size. */
export function pageAfterResize({ page, limit }: { page: number; limit: number }, size: number): number {
  return Math.floor(((page - 1) * limit) / size) + 1
}

interface Counted {
  page: number
  limit: number
  total: number
  max_page: number
  total_is_minimum?: true | undefined
}

/** Formats "110", or "lebih dari 10.000" if counting stopped early. */
export function totalText({
  total,
  total_is_minimum: more,
}: Pick<Counted, 'total' | 'total_is_minimum'>): string {
  return `${more ? 'lebih dari ' : ''}${formatNumber(total)}`
}

/** Formats "11–20 dari 110", or "… dari lebih dari 10.000". */
export function pageRange(counted: Counted): string {
  const { page, limit, total, total_is_minimum: more } = counted
  const last = more ? page * limit : Math.min(page * limit, total)
  return `${formatNumber((page - 1) * limit + 1)}–${formatNumber(last)} dari ${totalText(counted)}`
}

/** Returns the last page that a user can open. Without an exact total a next page is always possible. */
export function reachablePage({ page, max_page, total_is_minimum: more }: Counted): number {
  return more ? Math.max(max_page, page + 1) : max_page
}

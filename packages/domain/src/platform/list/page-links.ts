import { formatNumber } from '../format.ts'

/** Apart from the query schema, so that public pages draw their page links without Zod. */
const pageLinks = 5

/** The page numbers to print: at most five, the current one in the middle where there is room. */
export function visiblePages(page: number, maxPage: number, links = pageLinks): number[] {
  const count = Math.min(links, maxPage)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), maxPage - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

/** How many rows a page may have; the first is what a list starts with. */
export const pageSizes = [10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** What an address asks for, if it is offered. */
export function pageSizeOf(value: string): PageSize | undefined {
  return pageSizes.find((size) => String(size) === value)
}

/** The page on which the first row of this one stands once pages are longer or shorter. */
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

/** "110", or "lebih dari 10.000" where nobody counted to the end. */
export function totalText({
  total,
  total_is_minimum: more,
}: Pick<Counted, 'total' | 'total_is_minimum'>): string {
  return `${more ? 'lebih dari ' : ''}${formatNumber(total)}`
}

/** "11–20 dari 110", or "dari lebih dari 10.000". */
export function pageRange(counted: Counted): string {
  const { page, limit, total, total_is_minimum: more } = counted
  const last = more ? page * limit : Math.min(page * limit, total)
  return `${formatNumber((page - 1) * limit + 1)}–${formatNumber(last)} dari ${totalText(counted)}`
}

/** The last page one may go to from here: without an exact total there is always a next one. */
export function reachablePage({ page, max_page, total_is_minimum: more }: Counted): number {
  return more ? Math.max(max_page, page + 1) : max_page
}

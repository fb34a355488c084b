/** Apart from the query schema, so that public pages draw their page links without Zod. */
const pageLinks = 5

/** The page numbers to print: at most five, the current one in the middle where there is room. */
export function visiblePages(page: number, maxPage: number, links = pageLinks): number[] {
  const count = Math.min(links, maxPage)
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), maxPage - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

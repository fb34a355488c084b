import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  pageAfterResize,
  pageRange,
  pageSizeOf,
  pageSizes,
  reachablePage,
  visiblePages,
} from './page-links.ts'
import { offsetOf, pageMetaOf } from './pagination.ts'

describe('pagination', () => {
  it('the last page is at least one', () => {
    expect(pageMetaOf({ page: 1, limit: 10 }, 0).max_page).toBe(1)
    expect(pageMetaOf({ page: 1, limit: 10 }, 101).max_page).toBe(11)
    expect(offsetOf({ page: 3, limit: 10 })).toBe(20)
  })

  it('at most five links are shown, in order, with the current page, within the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (a, b) => {
        const [page, max] = [Math.min(a, b), Math.max(a, b)]
        const pages = visiblePages(page, max)
        expect(pages).toHaveLength(Math.min(5, max))
        expect(pages).toContain(page)
        expect(pages[0]).toBeGreaterThanOrEqual(1)
        expect(pages.at(-1)).toBeLessThanOrEqual(max)
        for (const [index, value] of pages.entries()) expect(value).toBe((pages[0] ?? 0) + index)
      }),
    )
  })
})

it('a list with longer or shorter pages goes on where it was read', () => {
  const size = fc.constantFrom(...pageSizes)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), size, size, (page, limit, next) => {
      const first = offsetOf({ page, limit })
      const start = offsetOf({ page: pageAfterResize({ page, limit }, next), limit: next })
      expect(start).toBeLessThanOrEqual(first)
      expect(start + next).toBeGreaterThan(first)
    }),
  )
  expect(['10', '100', '1000', '', '25 '].map(pageSizeOf)).toEqual([10, 100, undefined, undefined, undefined])
})

it('a list says how long it is, or that nobody counted to its end', () => {
  const counted = pageMetaOf({ page: 11, limit: 10 }, 104)
  expect(pageRange(counted)).toBe('101–104 dari 104')
  expect(reachablePage(counted)).toBe(11)
  const more = pageMetaOf({ page: 1000, limit: 10 }, { total: 10_000, atLeast: true })
  expect(more.total_is_minimum).toBe(true)
  expect(pageRange(more)).toBe('9.991–10.000 dari lebih dari 10.000')
  expect(reachablePage(more)).toBe(1001)
  expect(reachablePage(pageMetaOf({ page: 3, limit: 10 }, { total: 10_000, atLeast: true }))).toBe(1000)
})

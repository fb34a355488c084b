import { expect, test } from 'vitest'
import { type OpenPage, pageOf, pagesFrom } from './open-page.ts'

const rows = (n: number) => Array.from({ length: n }, (_, index) => index + 1)
const page = (n: number, limit = 3) => pageOf(rows(n), limit, (row) => row)

test('a page that holds everything names no next one, however full it is', () => {
  expect(page(0)).toEqual({ rows: [], next: null })
  expect(page(2)).toEqual({ rows: [1, 2], next: null })
  expect(page(3)).toEqual({ rows: [1, 2, 3], next: null })
  expect(page(4)).toEqual({ rows: [1, 2, 3], next: 3 })
})

test('all pages are read once, from one key to the next', async () => {
  const asked: number[] = []
  const read = async (setelah: number): Promise<OpenPage<number>> => {
    asked.push(setelah)
    return pageOf(
      rows(6)
        .filter((row) => row > setelah)
        .slice(0, 4),
      3,
      (row) => row,
    )
  }
  const pages = []
  for await (const each of pagesFrom(0, read)) pages.push(each)
  expect([pages, asked]).toEqual([
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    [0, 3],
  ])
})

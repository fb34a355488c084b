import { expect, it } from 'vitest'
import { ServerPage } from '#platform/rendering/server-page.ts'

function pageOf(statuses: Record<string, number>) {
  const asked: string[] = []
  const read = async (address: string) => {
    asked.push(address)
    return { status: statuses[address] ?? 200, body: { address } }
  }
  return { asked, page: new ServerPage({ origin: 'https://portal.example', read }) }
}

it('asks once, however often a part is drawn', async () => {
  const { asked, page } = pageOf({})
  expect(page.answer('/api/a', false)).toBe(page.answer('/api/a', false))
  await page.answer('/api/b', true)
  expect(asked).toEqual(['/api/a', '/api/b'])
  expect(await page.answers()).toEqual({
    '/api/a': { status: 200, body: { address: '/api/a' } },
    '/api/b': { status: 200, body: { address: '/api/b' } },
  })
})

it.each([
  [200, 200],
  [304, 200],
  [400, 404],
  [404, 404],
  [428, 404],
  [429, 429],
  [430, 404],
  [499, 404],
  [500, 500],
  [503, 503],
])('what a page is about decides its status: %i becomes %i', async (answered, expected) => {
  const { page } = pageOf({ '/api/a': answered })
  await page.answer('/api/a', false)
  expect(await page.status()).toBe(expected)
})

it('lists to choose from do not decide it', async () => {
  const { page } = pageOf({ '/api/daftar': 503, '/api/b': 404 })
  await page.answer('/api/daftar', true)
  expect(await page.status()).toBe(200)
  await page.answer('/api/b', false)
  expect(await page.status()).toBe(404)
})

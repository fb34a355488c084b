import { expect, it } from 'vitest'
import { CrowdPages } from './crowd-pages.ts'
import type { Rendered } from './render-page.ts'

const pageOf = (html: string, rest: Partial<Rendered> = {}): Rendered => ({
  page: { status: 200, html, keep: 'crowd' },
  whole: true,
  refusal: undefined,
  retryAfter: undefined,
  ...rest,
})
const refusedPage = (refusal: Rendered['refusal']) => pageOf('sibuk', { whole: false, refusal })

/** Pages with a clock of their own. `show` returns what a visitor sees if rendering gives this. */
function openPages() {
  let now = 0
  const pages = new CrowdPages(() => now)
  const show = async (rendered: Rendered | Promise<Rendered>) => {
    const shared = await pages.get('/', () => Promise.resolve(rendered))
    return shared && 'html' in shared.rendered.page ? shared.rendered.page.html : undefined
  }
  return { pages, show, after: (seconds: number) => (now += seconds * 1000) }
}

it('renders anew after five seconds', async () => {
  const { show, after } = openPages()
  await show(pageOf('satu'))
  after(4)
  expect(await show(pageOf('dua'))).toBe('satu')
  after(2)
  expect(await show(pageOf('dua'))).toBe('dua')
})

it.each(['busy', 'limit'] as const)(
  'sends the earlier page for a minute if reads are refused (%s)',
  async (refusal) => {
    const { show, after } = openPages()
    await show(pageOf('satu'))
    after(59)
    expect(await show(refusedPage(refusal))).toBe('satu')
    after(2)
    expect(await show(refusedPage(refusal))).toBe('sibuk')
  },
)

it('sends the earlier page while rendering takes long, and the new one afterwards', async () => {
  const { show, after } = openPages()
  await show(pageOf('satu'))
  after(10)
  const { promise, resolve } = Promise.withResolvers<Rendered>()
  expect(await show(promise)).toBe('satu')
  resolve(pageOf('dua'))
  await promise
  expect(await show(pageOf('tiga'))).toBe('dua')
})

it('sends no earlier page where the record is gone', async () => {
  const { show, after } = openPages()
  await show(pageOf('satu'))
  after(10)
  const gone = pageOf('tidak ada', { page: { status: 404, html: 'tidak ada' }, whole: false })
  expect(await show(gone)).toBe('tidak ada')
  expect(await show(refusedPage('busy'))).toBe('sibuk')
})

it('renders once for a crowd of a busy server, and for each visitor whose own limit is used up', async () => {
  for (const [refusal, times] of [
    ['busy', 1],
    ['limit', 3],
  ] as const) {
    const { pages } = openPages()
    let rendered = 0
    const render = async () => {
      rendered += 1
      return refusedPage(refusal)
    }
    await Promise.all([1, 2, 3].map(() => pages.get('/', render)))
    expect(rendered).toBe(times)
  }
})

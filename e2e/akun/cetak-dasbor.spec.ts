import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

function lookAtCards(): string[] {
  const isDrawn = (svg: Element) => svg.querySelector('path') !== null && svg.clientWidth > 0
  return [...document.querySelectorAll('main section:has(> header h2)')].map((card) => {
    const drawn = [...card.querySelectorAll('svg[aria-roledescription]')].some(isDrawn)
    return `${card.querySelector('h2')?.textContent}: ${drawn ? 'tergambar' : 'tidak'}`
  })
}

/** Checks that the page prefetches the chart code before anybody scrolls to a chart. */
async function expectFetchedAhead(page: Page, ...files: RegExp[]): Promise<void> {
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  for (const file of [/ChartCard-.*\.js$/, /ChartViews-.*\.js$/, ...files])
    await expect.poll(fetched, page.url()).toContainEqual(expect.stringMatching(file))
  // A fetched module has not necessarily run. A second import waits until it has.
  await page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    await Promise.all(
      urls.filter((url) => /(ChartCard|ChartViews|MapDrawing)-.*\.js$/.test(url)).map((url) => import(url)),
    )
  })
  await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))))
}

/** Checks that all charts exist at the end of `beforeprint`. The browser does not wait for later drawing. */
async function expectDrawnOnPaper(page: Page, print: () => Promise<unknown>): Promise<void> {
  await expect(page.locator('main section:has(> header h2)').nth(1)).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(
    `window.addEventListener('beforeprint', () => { window.diKertas = (${lookAtCards})() }, { once: true })`,
  )
  await print()
  const onPaper = (await page.evaluate('window.diKertas')) as string[]
  expect(onPaper.filter((card) => card.endsWith('tergambar')).length, page.url()).toBeGreaterThan(1)
  await expect.poll(() => page.evaluate(lookAtCards), page.url()).toEqual(onPaper)
}

const low = { width: 1280, height: 420 }
/** Fires only the `beforeprint` event, without the seconds that a browser needs to create the PDF. */
const begin = (page: Page) => () => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))

test('public dashboards are printed with every chart, also those nobody has scrolled to', async ({
  page,
}) => {
  await page.setViewportSize(low)
  const { data } = await (await page.request.get('/api/pasar-pangan/public/pasar?limit=1')).json()
  for (const [path, ...files] of [
    ['/okkp', /\/provinsi\.json/] as const,
    ['/pasar', /\/provinsi\.json/] as const,
    [`/pasar/detail?id=${data[0].id}`, /\/\d+\.json/, /PetaSatuPasar/] as const,
  ]) {
    await page.goto(path)
    await expectFetchedAhead(page, ...files)
    // The browser loads the code that parses map outlines after the outlines themselves.
    await page.waitForLoadState('networkidle')
    await expectDrawnOnPaper(page, begin(page))
  }
})

test('the dashboards of the desks are printed with every chart', async ({ page }) => {
  test.slow()
  // A browser lists 250 files by default, fewer than a desk with its queue and its charts loads.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1000))
  await page.setViewportSize(low)
  await signIn(page, 'superadmin')
  for (const [path, ...files] of [
    ['/okkp/admin'] as const,
    ['/pasar/admin', /\/provinsi\.json/, /MapDrawing-.*\.js$/] as const,
  ]) {
    await visit(page, path)
    await expectFetchedAhead(page, ...files)
    await expectDrawnOnPaper(page, begin(page))
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  }
  await test.step('a file is made so as well', async () => {
    await visit(page, '/psat/admin')
    await expectFetchedAhead(page)
    await expectDrawnOnPaper(page, () => page.pdf({ format: 'A4' }))
  })
  await test.step('so they are where only the media are those of paper', async () => {
    await visit(page, '/okkp/admin')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main svg[aria-roledescription="grafik"]')).toHaveCount(8)
  })
})

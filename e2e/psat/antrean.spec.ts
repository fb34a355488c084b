import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { signIn } from '../support/session.ts'

const antreanOf = (page: Page) => page.getByRole('region', { name: /berkas menunggu Anda$/ })

/** Returns the top, bottom and height of each queue row, with the places of its name and its stage. */
const rowsOf = (page: Page) =>
  antreanOf(page)
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const [name, stage] = [...row.children].map((part) => part.getBoundingClientRect())
        const { top, bottom, height } = row.getBoundingClientRect()
        return { top, bottom, height, beside: stage && name ? stage.left >= name.right : false }
      }),
    )

test('the queue shows ten rows on a laptop, stage beside the name, and rows on every width', async ({
  page,
}) => {
  await signIn(page, 'sekretariat')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  await expect(antreanOf(page).getByRole('listitem').first()).toBeVisible()
  const rows = await rowsOf(page)
  expect(rows.filter(({ top, bottom }) => top >= 0 && bottom <= 900).length).toBeGreaterThanOrEqual(10)
  for (const width of [1440, 1366, 1200, 991, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { height, beside } of await rowsOf(page)) {
      expect(height, `${width}`).toBeLessThanOrEqual(68)
      expect(beside, `${width}`).toBe(true)
    }
  }
  await page.setViewportSize({ width: 360, height: 800 })
  const [first] = await rowsOf(page)
  expect(first?.bottom).toBeLessThanOrEqual(800)
})

/** Adds up what moves on the page from its start, as browsers measure it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = globalThis as typeof globalThis & { moved: number }
    seen.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as typeof globalThis & { moved: number }).moved)
}

test('skeletons stand where lists load, and nothing moves when the content arrives', async ({ page }) => {
  test.slow()
  await signIn(page, 'sekretariat')
  const moved = await watchShifts(page)
  // Slow answers make each placeholder visible.
  await page.route(/\/api\/(?!.*(sesi|events))/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  const arrived = {
    '/admin': () => antreanOf(page).getByRole('listitem'),
    '/psat/admin/perizinan/sppb_psat': () =>
      page.getByRole('region', { name: 'Berkas SPPB-PSAT' }).locator('tbody tr, li'),
  }
  for (const [path, rows] of Object.entries(arrived)) {
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      // The first visit knows the usual height of the content, the second the last one.
      for (const visit of ['first', 'second']) {
        await page.goto(path)
        await expect(
          page.locator('main').getByRole('status').filter({ hasText: 'Memuat…' }).first(),
        ).toBeVisible()
        await expect(rows().first()).toBeVisible()
        await expect(page.locator('main').getByText('Memuat…')).toHaveCount(0)
        expect(await moved(), `${path} ${width} ${visit}`).toBeLessThan(visit === 'first' ? 0.05 : 0.01)
      }
    }
  }
})

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

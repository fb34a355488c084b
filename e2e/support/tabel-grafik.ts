import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Cells of the table of a card, by the head of each row; the card is fetched when it is scrolled to. */
export async function tableOf(page: Page, title: string): Promise<Record<string, string[]>> {
  const card = page.getByRole('region', { name: title, exact: true }).first()
  const rows = page.getByRole('table', { name: title, exact: true }).locator('tbody tr')
  // Scrolled to, the words give way to the table: another element.
  await expect(async () => {
    await card.scrollIntoViewIfNeeded({ timeout: 2000 })
    await expect(rows.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  const read = await rows.evaluateAll((all) =>
    all.map((row): [string, string[]] => [
      row.querySelector('th')?.textContent ?? '',
      [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    ]),
  )
  return Object.fromEntries(read)
}

/** Other journeys write between the page and the call: where they disagree, both are asked anew. */
export async function expectAgreement(page: Page, compare: () => Promise<void>): Promise<void> {
  let earlier = false
  await expect(async () => {
    if (earlier) await page.reload()
    earlier = true
    await compare()
  }).toPass()
}
